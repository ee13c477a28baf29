import { useText } from '../../../i18n/use-text.tsx'
import { useWords } from '../../../i18n/vocabulary/use-words.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { Campaign, PublicCampaign } from '../contract.ts'
import { marketText } from '../text/market.ts'
import { isMet, useCriteria } from './criteria-words.ts'

type Props = Pick<Campaign, 'criteria' | 'channelType'> & Partial<Pick<PublicCampaign, 'match'>>

/** The campaign's criteria; for a creator, with the result of each. */
export default function WhoFits({ of }: { of: Props }) {
  const t = useText(marketText)
  const words = useWords()
  const lines = useCriteria()(of.criteria)
  const { channelType, match = null } = of
  return (
    <section>
      <h2 className="mb-2 text-lg tracking-normal">{match ? t('fit') : t('criteria')}</h2>
      {lines.length === 0 && channelType && (
        <p className="text-ink-2">{t('anyone', { channel: words.channel(channelType) })}</p>
      )}
      <ul>
        {lines.map((line) => {
          const met = isMet(match, line.code)
          const icon = met === null ? 'circle' : met ? 'check-circle-fill' : 'x-circle-fill'
          const ink = met === null ? 'text-ink-3' : met ? 'text-positive' : 'text-critical'
          return (
            <li key={line.code} className="flex items-start gap-3 border-t border-line py-2.5">
              <Icon
                name={icon}
                className={`mt-1 ${ink}`}
                label={met === null ? undefined : met ? t('fitMet') : t('fitNot')}
              />
              <span>{line.text}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
