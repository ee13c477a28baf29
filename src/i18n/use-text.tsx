import { createContext, type ReactNode, use, useContext, useMemo } from 'react'
import type { Lang } from '../core/shapes.ts'
import type { Figures } from './fill-figures.ts'
import { type FeatureTexts, type Texts, type Translate, translator } from './messages.ts'

const LangContext = createContext<Lang>('th')
const FiguresContext = createContext<Figures>({})

interface Provided {
  lang: Lang
  /** The figures in force, for the texts that name them. */
  figures?: Figures | undefined
  children: ReactNode
}
const NONE: Figures = {}

export function LangProvider({ lang, figures = NONE, children }: Provided) {
  return (
    <LangContext value={lang}>
      <FiguresContext value={figures}>{children}</FiguresContext>
    </LangContext>
  )
}

/** The language of the page. */
export const useLang = (): Lang => useContext(LangContext)

/** The feature's texts in the page's language; suspends while the language file is on its way. */
export function useText<En extends Texts>(texts: FeatureTexts<En>): Translate<En> {
  const lang = useLang()
  // Always through `use`: a render that React replays after a suspension must call the same hooks.
  const figures = useContext(FiguresContext)
  const table = use(texts.load(lang))
  return useMemo(() => translator<En>(table, figures), [table, figures])
}
