import { useLocation } from 'react-router'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { NotLoaded } from '../../content/components/not-loaded.tsx'
import { marketText } from '../text/market.ts'
import { countFilters, NO_FILTERS } from './market-address.ts'
import type { FilterProps, MarketData } from './market-data.ts'

interface EmptyProps {
  data: MarketData
  hrefOf: FilterProps['hrefOf']
}

/** Selects the text that explains why the list is empty. Filters apply to saved jobs too. */
function emptyKind({ state, isInfluencer }: MarketData) {
  const filtered = state.q !== '' || countFilters(state) > 0 || (state.saved && state.match)
  // Beyond the last page: there are jobs on earlier pages.
  if (filtered || state.page > 1) return 'empty'
  if (state.saved) return 'emptySaved'
  return state.match && isInfluencer ? 'emptyMatch' : 'emptyAll'
}

function Nothing({ data, hrefOf }: EmptyProps) {
  const t = useText(marketText)
  const lang = useLang()
  const matching = data.state.match && data.isInfluencer
  const kind = emptyKind(data)
  return (
    <EmptyState
      drawing={matching ? 'job' : 'search'}
      title={t(`${kind}Title`)}
      note={t(`${kind}Note`)}
      act={
        <div className="flex flex-wrap justify-center gap-2.5">
          {kind !== 'emptyAll' && (
            <ButtonLink href={hrefOf({ ...NO_FILTERS, match: false, saved: false })}>{t('emptyAct')}</ButtonLink>
          )}
          {matching && (
            <ButtonLink href={`/${lang}/Influencer/channelAdd`} variant="secondary">
              {t('addChannel')}
            </ButtonLink>
          )}
        </div>
      }
    />
  )
}

/** The jobs could not be loaded: a link to the same URL tries again. */
function Failed() {
  const t = useText(marketText)
  const { pathname, search } = useLocation()
  return <NotLoaded title={t('failedTitle')} href={pathname + search} />
}

/** Shown instead of the jobs if none match or they could not be loaded. Loaded only when it is needed. */
export default function MarketEmpty(props: EmptyProps) {
  return props.data.page ? <Nothing {...props} /> : <Failed />
}
