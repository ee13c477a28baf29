import { useText } from '../../../i18n/use-text.tsx'
import { PlatformIcon } from '../../../ui/platform-icon.tsx'
import { influencerText } from '../text/influencer.ts'

const PLATFORMS = [
  ['instagram', 'Instagram'],
  ['tiktok', 'TikTok'],
  ['youtube', 'YouTube'],
  ['facebook', 'Facebook'],
  ['line', 'LINE'],
  ['lemon8', 'Lemon8'],
  ['x', 'X'],
  ['whatsapp', 'WhatsApp'],
] as const

/** Logos of the platforms that jobs are for. */
export function Platforms() {
  const t = useText(influencerText)
  return (
    <section className="measure mt-7 lg:mt-14">
      <p className="mb-3 text-sm text-ink-2 lg:text-center lg:text-base">{t('platforms')}</p>
      <ul className="grid grid-cols-4 gap-x-2 gap-y-3.5 lg:grid-cols-8">
        {PLATFORMS.map(([code, name]) => (
          <li key={code} className="flex min-w-0 flex-col items-center text-[min(0.8125rem,4.2vw)] text-ink-2">
            <PlatformIcon platform={code} size={30} className="mb-1 text-ink" />
            {name}
          </li>
        ))}
      </ul>
    </section>
  )
}
