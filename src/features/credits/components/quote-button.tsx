import type { Lang } from '../../../core/shapes.ts'
import { useText } from '../../../i18n/use-text.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { SubmitButton } from '../../../web/action-form.tsx'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import { creditsText } from '../text/index.ts'

/** Link to the list of documents, limited to a new quotation. */
export const quotationPath = (lang: Lang, serial: string): string =>
  pathWithQuery(`/${lang}/Marketer/document`, { kind: 'quotation', q: serial })

/** Requests a quotation instead of paying. Intent: `quote`. */
export function QuoteButton({ disabled }: { disabled: boolean }) {
  const t = useText(creditsText)
  return (
    <div className="mt-2 grid gap-1.5">
      <SubmitButton intent="quote" variant="secondary" wide icon={<Icon name="file-pdf" />} disabled={disabled}>
        {t('quote')}
      </SubmitButton>
      <p className="text-center text-xs text-ink-2">{t('quoteNote')}</p>
    </div>
  )
}
