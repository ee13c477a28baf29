import { useLang, useText } from '../../../i18n/use-text.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import { COMPARE_MAX } from '../rules/comparison.ts'
import { compareText } from '../text/compare.ts'

/** Link from the selection bar to the comparison. Shown for two to four selected people; for more, a hint. */
export function CompareLink({ people, campaign }: { people: readonly string[]; campaign?: string | undefined }) {
  const t = useText(compareText)
  const lang = useLang()
  const ids = [...new Set(people)]
  if (ids.length < 2) return null
  if (ids.length > COMPARE_MAX) return <span className="text-xs text-white/70">{t('tooMany', { n: COMPARE_MAX })}</span>
  return (
    <ButtonLink
      href={pathWithQuery(`/${lang}/Marketer/compareInfluencer`, { id: ids, campaign })}
      variant="on-dark"
      size="sm"
    >
      {t('act')}
    </ButtonLink>
  )
}
