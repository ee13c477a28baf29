import type { ReactNode } from 'react'
import { foreignLang } from '../../../core/thai/script.ts'
import { formatBaht, formatCalendarDay } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { useWords } from '../../../i18n/vocabulary/use-words.ts'
import { CoverImage } from '../../../ui/cover-image.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { IconName } from '../../../ui/icons/list.ts'
import { PlatformIcon } from '../../../ui/platform-icon.tsx'
import type { PublicCampaign } from '../contract.ts'
import { marketText } from '../text/market.ts'

type Part = Pick<
  PublicCampaign,
  | 'channelType'
  | 'postType'
  | 'reviewOption'
  | 'reimbursementCap'
  | 'venue'
  | 'draftBy'
  | 'draftDays'
  | 'postFrom'
  | 'postBy'
  | 'usageRights'
  | 'usageEndsOn'
  | 'disclosureTag'
  | 'couponCode'
>

function Fact({ icon, title, note }: { icon: ReactNode; title: ReactNode; note?: ReactNode }) {
  return (
    <li className="flex items-start gap-3.5 border-t border-line py-3">
      <span className="mt-0.5 grid size-6 shrink-0 place-items-center text-xl">{icon}</span>
      <div className="min-w-0">
        <p className="font-medium">{title}</p>
        {note && <p className="text-sm text-ink-2">{note}</p>}
      </div>
    </li>
  )
}

const REVIEW_ICONS: Record<PublicCampaign['reviewOption'], IconName> = {
  shipping: 'truck',
  'buy order': 'shopping-cart-simple',
  'buy product': 'receipt',
  photo: 'image',
  invite: 'map-pin',
}

function useReviewNote() {
  const t = useText(marketText)
  return ({ reviewOption, reimbursementCap, venue }: Part): string => {
    switch (reviewOption) {
      case 'shipping':
        return t('reviewNote_shipping')
      case 'buy order':
        return t('reviewNote_buy_order')
      case 'buy product':
        return t('reviewNote_buy_product', { cap: formatBaht(reimbursementCap ?? 0) })
      case 'photo':
        return t('reviewNote_photo')
      case 'invite':
        return t('reviewNote_invite', { venue })
    }
  }
}

function Dates({ of }: { of: Part }) {
  const t = useText(marketText)
  const lang = useLang()
  const day = (on: string) => formatCalendarDay(lang, on)
  const draft = of.draftBy
    ? t('draftBy', { date: day(of.draftBy) })
    : of.draftDays
      ? t('draftDays', { n: of.draftDays })
      : ''
  const post = of.postBy
    ? of.postFrom
      ? t('postBetween', { from: day(of.postFrom), to: day(of.postBy) })
      : t('postBy', { to: day(of.postBy) })
    : ''
  return <>{[draft, post].filter(Boolean).join(' · ')}</>
}

/** What a creator has to do, by when, and what the brand may do with it. */
export function ToDo({ of }: { of: Part }) {
  const t = useText(marketText)
  const lang = useLang()
  const words = useWords()
  const reviewNote = useReviewNote()
  const rights = of.usageRights === '' || of.usageRights === 'creator_only' ? t('usageNone') : null
  return (
    <section>
      <h2 className="mb-2 text-lg tracking-normal">{t('toDo')}</h2>
      <ul>
        <Fact
          icon={<PlatformIcon platform={of.channelType} />}
          title={t('deliverable', {
            post: words.post(of.postType, of.channelType),
            channel: words.channel(of.channelType),
          })}
          note={[t('disclosure', { tag: of.disclosureTag }), of.couponCode && t('coupon', { code: of.couponCode })]
            .filter(Boolean)
            .join(' · ')}
        />
        <Fact
          icon={<Icon name={REVIEW_ICONS[of.reviewOption]} />}
          title={words.review(of.reviewOption)}
          note={reviewNote(of)}
        />
        <Fact icon={<Icon name="calendar-blank" />} title={<Dates of={of} />} note={t('revisions')} />
        <Fact
          icon={<Icon name="copyright" />}
          title={rights ?? t('usageUntil', { date: of.usageEndsOn ? formatCalendarDay(lang, of.usageEndsOn) : '-' })}
          note={rights ? undefined : t(`usage_${of.usageRights as 'brand_social'}`)}
        />
      </ul>
    </section>
  )
}

/** The story, what to do and not to do, reference pictures. */
export function BriefText({ of }: { of: Pick<PublicCampaign, 'brief' | 'product' | 'productUrl'> }) {
  const t = useText(marketText)
  const { text, dos, donts, references } = of.brief
  // Brands write a brief in one language.
  const written = foreignLang(text, useLang())
  const list = (items: readonly string[], icon: IconName, ink: string) => (
    <ul className="mt-2 grid gap-2">
      {items.map((item) => (
        <li key={item} className="flex gap-2.5">
          <Icon name={icon} className={`mt-1 ${ink}`} />
          <span lang={written} className="min-w-0">
            {item}
          </span>
        </li>
      ))}
    </ul>
  )
  return (
    <section>
      <h2 className="mb-2 text-lg tracking-normal">{t('brief')}</h2>
      {written && <p className="mb-2 text-xs text-ink-3">{t('shownIn')}</p>}
      <p lang={written} className="font-medium">
        {of.product}
      </p>
      {of.productUrl && (
        <p className="text-sm">
          <a
            href={of.productUrl}
            rel="nofollow noopener noreferrer"
            target="_blank"
            className="text-action-text underline"
          >
            {t('openAt')}
          </a>
        </p>
      )}
      <p lang={written} className="mt-2 whitespace-pre-line text-pretty">
        {text}
      </p>
      <div className="mt-5 grid gap-5 lg:grid-cols-2">
        {dos.length > 0 && (
          <div>
            <h3 className="text-base tracking-normal">{t('dos')}</h3>
            {list(dos, 'check-circle-fill', 'text-positive')}
          </div>
        )}
        {donts.length > 0 && (
          <div>
            <h3 className="text-base tracking-normal">{t('donts')}</h3>
            {list(donts, 'x-circle-fill', 'text-critical')}
          </div>
        )}
      </div>
      {references.length > 0 && (
        <div className="mt-5">
          <h3 className="mb-2 text-base tracking-normal">{t('references')}</h3>
          <ul className="grid grid-cols-3 gap-2.5 lg:grid-cols-4">
            {references.map((id, i) => (
              <li key={id} className="aspect-square overflow-hidden rounded-card">
                <CoverImage src={`/media/${id}`} alt={t('reference', { n: i + 1 })} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}
