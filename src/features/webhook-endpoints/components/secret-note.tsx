import { useText } from '../../../i18n/use-text.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { webhooksText } from '../text/index.ts'

/** A new signing secret, shown once. */
export function SecretNote({ secret }: { secret: string }) {
  const t = useText(webhooksText)
  return (
    <Callout tone="positive" title={t('madeTitle')} role="status">
      <p>{t('madeNote')}</p>
      <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <code className="min-w-0 break-all rounded-xs bg-surface px-2 py-1 text-ink">
          <span className="sr-only">{t('secret')} </span>
          {secret}
        </code>
        <CopyButton text={secret} words={{ copy: t('copy'), done: t('copied') }}>
          {t('copy')}
        </CopyButton>
      </p>
    </Callout>
  )
}
