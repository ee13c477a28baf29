import { formatBaht } from '../../../i18n/formats.ts'
import { useText } from '../../../i18n/use-text.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { creditsText } from '../text/index.ts'
import type { Replaced } from './replaced-charge.ts'

/** Notice that the form cancels an earlier charge, with its id in the hidden field `replaces`. */
export function ReplacesNote({ replaced }: { replaced: Replaced | null }) {
  const t = useText(creditsText)
  if (!replaced?.isOpen) return null
  return (
    <div className="mb-3">
      <input type="hidden" name="replaces" value={replaced.id} />
      <Callout tone="info">{t('replaces', { amount: formatBaht(replaced.payable) })}</Callout>
    </div>
  )
}
