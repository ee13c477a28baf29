import { createContext, type ReactNode, use, useContext, useMemo } from 'react'
import type { Lang } from '../core/shapes.ts'
import { type FeatureTexts, type Texts, type Translate, translator } from './messages.ts'

const LangContext = createContext<Lang>('th')

export function LangProvider({ lang, children }: { lang: Lang; children: ReactNode }) {
  return <LangContext value={lang}>{children}</LangContext>
}

/** The language of the page. */
export const useLang = (): Lang => useContext(LangContext)

/** The feature's texts in the page's language; suspends while the language file is on its way. */
export function useText<En extends Texts>(texts: FeatureTexts<En>): Translate<En> {
  const lang = useLang()
  // Always through `use`: a render that React replays after a suspension must call the same hooks.
  const table = use(texts.load(lang))
  return useMemo(() => translator<En>(table), [table])
}
