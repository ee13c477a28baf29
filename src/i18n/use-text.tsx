import { createContext, type ReactNode, use, useContext, useMemo } from 'react'
import type { Lang } from '../core/shapes.ts'
import type { Figures } from './fill-figures.ts'
import { type FeatureTexts, type Texts, type Translate, translator } from './messages.ts'

const LangContext = createContext<Lang>('th')
const FiguresContext = createContext<Figures>({})

interface Provided {
  lang: Lang
  /** Current figures, for texts that contain them. */
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

export const useLang = (): Lang => useContext(LangContext)

/** The feature's texts in the page's language. Suspends until the language file is loaded. */
export function useText<En extends Texts>(texts: FeatureTexts<En>): Translate<En> {
  const lang = useLang()
  // Calls `use` even if the text is loaded: a render that React replays after a suspension must call the same hooks.
  const figures = useContext(FiguresContext)
  const table = use(texts.load(lang))
  return useMemo(() => translator<En>(table, figures), [table, figures])
}
