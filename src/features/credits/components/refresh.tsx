import { useText } from '../../../i18n/use-text.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { creditsText } from '../text/index.ts'

/** Without JavaScript, the page reloads itself while a payment is pending, and has a button to reload. */
export function Refresh({ href }: { href: string }) {
  const t = useText(creditsText)
  return (
    <div className="mt-3.5 px-1.5">
      <p aria-live="polite" className="flex items-start gap-2 text-xs text-ink-2">
        <Icon name="circle-notch-bold" className="spin mt-0.5 text-info" />
        {t('waiting')}
      </p>
      <noscript>
        <meta httpEquiv="refresh" content="10" />
      </noscript>
      <ButtonLink href={href} variant="text" size="sm" className="mt-1" icon={<Icon name="arrow-clockwise-bold" />}>
        {t('checkPayment')}
      </ButtonLink>
    </div>
  )
}
