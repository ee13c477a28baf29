import { useText } from '../../../i18n/use-text.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { QrPanel } from '../../../ui/qr-panel.tsx'
import { ShareButton } from '../../../ui/share-button.tsx'
import { referralsText } from '../text/index.ts'

export interface Invite {
  code: string
  link: string
  qrSvg: string
  qrHref: string
}

/** A URL without its scheme, for display. */
const withoutScheme = (url: string): string => url.replace(/^https?:\/\//, '')

/** Code and link to share, with the reward terms. */
export function InvitePanel(invite: Invite) {
  const t = useText(referralsText)
  const { code, link } = invite
  return (
    <section className="rounded-panel bg-social-bg p-5 lg:p-6">
      <h2 className="text-2xl text-balance">
        <span className="block">{t('headline')}</span> {t('headlineFor')}
      </h2>
      <p className="mt-1.5 text-sm text-ink-2">{t('terms')}</p>
      <div className="mt-4 rounded-[14px] bg-surface px-4 py-3.5">
        <p className="text-xs text-ink-2">{t('code')}</p>
        <div className="flex items-center justify-between gap-3">
          <p className="min-w-0 text-2xl font-title wrap-anywhere">{code}</p>
          <CopyButton text={code} words={{ copy: t('copyCode'), done: t('copied') }} className={DISC} />
        </div>
        <div className="mt-1 flex items-center justify-between gap-3">
          <p className="min-w-0 text-xs wrap-anywhere text-ink-2">{withoutScheme(link)}</p>
          <CopyButton text={link} words={{ copy: t('copyLink'), done: t('copied') }} className={DISC} />
        </div>
      </div>
      <div className="mt-3">
        <ShareButton
          text={t('shareText', { code })}
          url={link}
          label={t('share')}
          copied={t('copied')}
          wide
          size="lg"
          icon={<Icon name="share-network" />}
        />
      </div>
      <details className="mt-1 lg:hidden">
        <summary className="flex min-h-11 cursor-pointer list-none items-center justify-center gap-2 font-semibold text-action-text">
          <Icon name="qr-code" />
          {t('showQr')}
        </summary>
        <div className="pt-3">
          <InviteQr {...invite} />
        </div>
      </details>
    </section>
  )
}

const DISC = 'size-11 shrink-0 justify-center text-xl'

/** The link as a QR code for a friend to scan. */
export function InviteQr({ qrSvg, qrHref }: Invite) {
  const t = useText(referralsText)
  return (
    <QrPanel
      code={<img src={`data:image/svg+xml,${encodeURIComponent(qrSvg)}`} alt="" className="scale-110 rounded-card" />}
      label={t('qrLabel')}
      note={t('qrNote')}
      act={
        <ButtonLink href={qrHref} reload variant="secondary" size="sm" icon={<Icon name="download-simple" />}>
          {t('saveQr')}
        </ButtonLink>
      }
    />
  )
}
