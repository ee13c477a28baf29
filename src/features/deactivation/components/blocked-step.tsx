import { ROLE_PATH } from '../../../core/role-path.ts'
import { formatBaht, formatFrom } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { cx } from '../../../ui/class-names.ts'
import { FormFlow } from '../../../ui/form-flow.tsx'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { ListRow } from '../../../ui/list-row.tsx'
import { Phrases } from '../../../ui/phrases.tsx'
import type { Blocker, DeactivationState } from '../contract.ts'
import type { BlockerCode } from '../rules/blockers.ts'
import type { Role } from '../rules/reasons.ts'
import { deactivationText } from '../text/index.ts'

/** Blockers that the page lists for an influencer. A balance below the fee is given up in a later step. */
const INFLUENCER_BLOCKERS = [
  'NEWJOB',
  'JOB_IN_PROGRESS',
  'YOU_ARE_WAITING_FOR_EARNINGS',
  'BANK_ACCOUNT_EMPTY',
  'DOCUMENTS_IN_PROCESS',
] as const satisfies readonly BlockerCode[]

/** Blockers that the page lists for a marketer. Credits are given up in a later step. */
const MARKETER_BLOCKERS = [
  'JOB_IN_PROGRESS',
  'CAMPAIGN_OPEN',
  'UNPAID_CHARGE',
  'REFUND_PENDING',
] as const satisfies readonly BlockerCode[]

const ICONS: Readonly<Record<BlockerCode, IconName>> = {
  NEWJOB: 'envelope-open',
  JOB_IN_PROGRESS: 'play-circle',
  YOU_ARE_WAITING_FOR_EARNINGS: 'wallet',
  LESS_EARNING: 'wallet',
  VAT_WITHOUT_INVOICE: 'invoice',
  BANK_ACCOUNT_EMPTY: 'bank',
  DOCUMENTS_IN_PROCESS: 'hourglass-medium',
  CAMPAIGN_OPEN: 'megaphone-simple',
  UNPAID_CHARGE: 'receipt',
  REFUND_PENDING: 'hand-coins',
  TAX_CERTIFICATE_DUE: 'invoice',
  DEBT: 'receipt',
  CREDITS_LEFT: 'coins',
}

interface Props {
  role: Role
  state: DeactivationState
  now: number
}

/** True if the earnings are only a pending transfer, with no balance left to withdraw. */
const isPending = (blocker: Blocker, state: DeactivationState): boolean =>
  blocker.code === 'YOU_ARE_WAITING_FOR_EARNINGS' && state.available <= state.fee

function marketerPageOf({ code, count, job, campaign, chargeId }: Blocker): string {
  const only = count === 1
  if (code === 'JOB_IN_PROGRESS')
    return job && only ? `Marketer/manageCampaign/${job.campaignId}/job/${job.id}` : 'Marketer/manageCampaign'
  if (code === 'CAMPAIGN_OPEN')
    return campaign && only ? `Marketer/manageCampaign/${campaign.id}` : 'Marketer/manageCampaign'
  if (code === 'TAX_CERTIFICATE_DUE') return 'Marketer/taxCertificate'
  if (code === 'DEBT') return 'contact'
  return chargeId && only ? `Marketer/buyCredit/${chargeId}` : 'Marketer/usageStatement'
}

function influencerPageOf(blocker: Blocker, state: DeactivationState): string {
  const { code, count, job } = blocker
  if (code === 'NEWJOB' || code === 'JOB_IN_PROGRESS') return count === 1 && job ? `brandJob/${job.id}` : 'brandJob'
  if (code === 'BANK_ACCOUNT_EMPTY') return 'bankAccount'
  if (code === 'DOCUMENTS_IN_PROCESS') return 'account'
  return isPending(blocker, state) ? 'withdraw' : 'withdraw?closing=1'
}

/** The path, without the language, of the page where a blocker can be resolved. */
const pageOf = (blocker: Blocker, state: DeactivationState, role: Role): string =>
  role === 'marketer' ? marketerPageOf(blocker) : `Influencer/${influencerPageOf(blocker, state)}`

type Open = Exclude<BlockerCode, 'LESS_EARNING' | 'VAT_WITHOUT_INVOICE' | 'CREDITS_LEFT'>
const textKeyOf = (blocker: Blocker, state: DeactivationState): Open | 'pending' =>
  isPending(blocker, state) ? 'pending' : (blocker.code as Open)

const IconCircle = ({ icon, tone }: { icon: IconName; tone: 'critical' | 'notice' | 'positive' }) => (
  <span
    className={cx(
      'grid size-9 shrink-0 place-items-center rounded-full text-lg',
      {
        critical: 'bg-critical-bg text-critical',
        notice: 'bg-notice-bg text-notice',
        positive: 'bg-positive-bg text-positive',
      }[tone],
    )}
  >
    <Icon name={icon} />
  </span>
)

const JOB_NOTES = { influencer: 'jobNote', marketer: 'jobNoteBrand' } as const

/** Notes that need no values. */
const NOTES = {
  BANK_ACCOUNT_EMPTY: 'bankNote',
  DOCUMENTS_IN_PROCESS: 'documentsNote',
  REFUND_PENDING: 'refundNote',
  TAX_CERTIFICATE_DUE: 'certificateNote',
  DEBT: 'debtNote',
  UNPAID_CHARGE: 'chargeNote',
} as const satisfies Partial<Record<BlockerCode, string>>

function earningsNote(blocker: Blocker, state: Props['state']) {
  if (isPending(blocker, state)) return 'earningsPending'
  return state.available < state.minimum ? 'earningsClosing' : null
}

function useNote(blocker: Blocker, { role, state, now }: Props) {
  const t = useText(deactivationText)
  const lang = useLang()
  const { code, job } = blocker
  const titles = (job ?? blocker.campaign)?.title
  const title = titles && (titles[lang] || titles.th)
  if (code === 'NEWJOB')
    return (
      <>
        {title}
        {job?.dueAt && ` · ${t('dueBy', { time: formatFrom(lang, job.dueAt, now) })}`}
        <span className="block">{t('DEACTIVATED_CONDITION_NEWJOB')}</span>
      </>
    )
  if (code === 'JOB_IN_PROGRESS' || code === 'CAMPAIGN_OPEN')
    return (
      <>
        {title}
        <span className="block">{t(code === 'CAMPAIGN_OPEN' ? 'campaignNote' : JOB_NOTES[role])}</span>
      </>
    )
  if (code === 'YOU_ARE_WAITING_FOR_EARNINGS') {
    const more = earningsNote(blocker, state)
    return (
      <>
        {t('DEACTIVATED_CONDITION_YOU_ARE_WAITING_FOR_EARNINGS')}
        {more && <span className="block">{t(more)}</span>}
      </>
    )
  }
  return t(NOTES[code as keyof typeof NOTES])
}

function OpenRow({ blocker, role, state, now }: Props & { blocker: Blocker }) {
  const t = useText(deactivationText)
  const lang = useLang()
  const note = useNote(blocker, { role, state, now })
  const code = blocker.code as Open
  const waits = code === 'DOCUMENTS_IN_PROCESS'
  const href = `/${lang}/${pageOf(blocker, state, role)}`
  return (
    <ListRow
      lead={<IconCircle icon={ICONS[code]} tone={waits ? 'notice' : 'critical'} />}
      title={t(code, { n: blocker.count, amount: formatBaht(blocker.amount ?? 0) })}
      note={note}
      end={
        waits ? (
          <Badge tone="notice">{t('inReview')}</Badge>
        ) : (
          <TextLink href={href} className="hit inline-block text-sm">
            {t(`act_${textKeyOf(blocker, state)}`)}
          </TextLink>
        )
      }
      className="first:border-t-0"
    />
  )
}

/** The blockers, each with a link to resolve it, then the conditions that are already met. */
export function BlockedStep({ role, state, now }: Props) {
  const t = useText(deactivationText)
  const lang = useLang()
  const base = `/${lang}/${ROLE_PATH[role]}`
  const { blockers, bank } = state
  const first = blockers[0]
  const open = new Set(blockers.map(({ code }) => code))
  const checked = role === 'marketer' ? MARKETER_BLOCKERS : INFLUENCER_BLOCKERS
  const clear = checked.filter((code) => !open.has(code) && (code !== 'BANK_ACCOUNT_EMPTY' || bank))
  const bankWords = { bank: bank?.name[lang] ?? '', last4: bank?.last4 ?? '' }
  return (
    <FormFlow
      back={{ href: `${base}/account`, label: t('back') }}
      title={t('title')}
      act={
        first && (
          <ButtonLink href={`/${lang}/${pageOf(first, state, role)}`} wide size="lg">
            {t(`first_${textKeyOf(first, state)}`)}
          </ButtonLink>
        )
      }
    >
      <h2 className="text-2xl">
        <Phrases>{t('blockedTitle', { n: blockers.length })}</Phrases>
      </h2>
      <p className="mt-2 mb-6 text-ink-2">{t('blockedNote')}</p>
      <Card pad={0} className="px-4">
        {blockers.map((blocker) => (
          <OpenRow key={blocker.code} blocker={blocker} role={role} state={state} now={now} />
        ))}
        {clear.map((code) => (
          <ListRow
            key={code}
            lead={<IconCircle icon="check" tone="positive" />}
            title={t(`clear_${code}`, bankWords)}
            end={<span className="text-sm text-positive">{t('clear')}</span>}
          />
        ))}
      </Card>
      <h2 className="mt-8 mb-2 text-base">{t('pauseTitle')}</h2>
      <ListRow
        card
        href={`${base}/notification`}
        lead={<Icon name="bell" size={20} className="text-ink-2" />}
        title={t('quiet')}
        note={t('quietNote')}
      />
    </FormFlow>
  )
}
