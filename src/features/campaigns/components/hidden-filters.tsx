import type { MarketState } from './market-address.ts'

export type Part = 'price' | 'channel' | 'post' | 'topic'
export const PARTS: readonly Part[] = ['price', 'channel', 'post', 'topic']

interface HiddenFiltersProps {
  state: MarketState
  except: readonly (Part | 'q' | 'match')[]
  /** True for a creator: the match switch is included too. */
  canMatch: boolean
}

/** Hidden fields for the filters that a form does not show, so that submitting it does not remove them. */
export function HiddenFilters({ state, except, canMatch }: HiddenFiltersProps) {
  const isHidden = (name: Part | 'q' | 'match') => !except.includes(name)
  return (
    <>
      {isHidden('q') && state.q && <input type="hidden" name="q" value={state.q} />}
      {(['channel', 'post', 'topic'] as const).map(
        (name) =>
          isHidden(name) &&
          state[name].length > 0 && <input key={name} type="hidden" name={name} value={state[name].join(',')} />,
      )}
      {isHidden('price') && state.min !== null && <input type="hidden" name="min" value={state.min} />}
      {isHidden('price') && state.max !== null && <input type="hidden" name="max" value={state.max} />}
      {canMatch && isHidden('match') && <input type="hidden" name="match" value={state.match ? '1' : '0'} />}
      {state.sort && <input type="hidden" name="sort" value={state.sort} />}
      {state.saved && <input type="hidden" name="saved" value="1" />}
    </>
  )
}
