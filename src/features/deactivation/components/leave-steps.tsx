import { ROLE_PATH } from '../../../core/role-path.ts'
import { formatBaht } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { FormFlow } from '../../../ui/form-flow.tsx'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import { KeyValues } from '../../../ui/key-values.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { ListRow, RowDisc } from '../../../ui/list-row.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { ActionForm, FormButton, useActionState, useFields } from '../../../web/action-form.tsx'
import type { DeactivationState } from '../contract.ts'
import type { Role } from '../rules/reasons.ts'
import { deactivationText } from '../text/index.ts'
import { useWaivedAmount } from './use-waived-amount.ts'

export const STEP_COUNT = 3

interface Props {
  role: Role
  state: DeactivationState
}

export function useFrame(role: Role, step: number, back: string) {
  const t = useText(deactivationText)
  const lang = useLang()
  return {
    back: { href: `/${lang}/${ROLE_PATH[role]}/${back}`, label: t('back') },
    title: t('title'),
    steps: { current: step, total: STEP_COUNT, label: t('step', { n: step, total: STEP_COUNT }) },
  }
}

/** The balance or credits that cannot be paid out, with a checkbox to give them up. */
function GiveUpBalance({ role, state }: Props) {
  const t = useText(deactivationText)
  const lang = useLang()
  const field = useFields()
  const { fields } = useActionState({ intent: 'choose' })
  const amount = useWaivedAmount(role)(state.rest)
  const { defaultValue, error: _, ...box } = field('giveUp')
  const chosen = defaultValue !== undefined || state.request?.giveUp === state.rest
  return (
    <Card pad={16}>
      <div className="flex items-baseline justify-between gap-4">
        <h3 className="text-base">{t(role === 'marketer' ? 'credits' : 'rest')}</h3>
        <strong className="text-xl font-semibold">{amount}</strong>
      </div>
      <p className="mt-1 text-sm text-ink-2">
        {role === 'marketer'
          ? t('creditsNote')
          : t('DEACTIVATED_CONDITION_LESS_EARNING', { fee: formatBaht(state.fee) })}
        {state.packageJobs > 0 && <span className="block">{t('packageJobs', { n: state.packageJobs })}</span>}
      </p>
      <div className="mt-3 border-t border-line pt-1">
        <Checkbox
          {...box}
          value={String(state.rest)}
          defaultChecked={chosen}
          required
          help={t('giveUpHelp')}
          error={fields.giveUp && t('giveUpNeeded', { amount })}
        >
          {t('giveUp', { amount })}
        </Checkbox>
        <TextLink href={`/${lang}/contact`} className="hit ml-8 inline-block text-sm">
          {t(role === 'marketer' ? 'askRefund' : 'askTeam')}
        </TextLink>
      </div>
    </Card>
  )
}

/** VAT without a sent tax invoice, with a checkbox to give it up instead of sending the invoices. */
function UnsentVat({ state }: Pick<Props, 'state'>) {
  const t = useText(deactivationText)
  const lang = useLang()
  const field = useFields()
  const { fields } = useActionState({ intent: 'choose' })
  const amount = formatBaht(state.vatUnsent)
  const { defaultValue, error: _, ...box } = field('giveUpVat')
  const chosen = defaultValue !== undefined || state.request?.giveUpVat === state.vatUnsent
  return (
    <Card pad={16}>
      <div className="flex items-baseline justify-between gap-4">
        <h3 className="text-base">{t('vat')}</h3>
        <strong className="text-xl font-semibold">{amount}</strong>
      </div>
      <p className="mt-1 text-sm text-ink-2">{t('vatNote')}</p>
      <div className="mt-3 border-t border-line pt-1">
        <Checkbox
          {...box}
          value={String(state.vatUnsent)}
          defaultChecked={chosen}
          required
          help={t('giveUpHelp')}
          error={fields.giveUpVat && t('giveUpNeeded', { amount })}
        >
          {t('giveUp', { amount })}
        </Checkbox>
        <TextLink href={`/${lang}/Influencer/vatInvoice`} className="hit ml-8 inline-block text-sm">
          {t('sendInvoices')}
        </TextLink>
      </div>
    </Card>
  )
}

function ReasonFields({ role, state, reasons }: Props & { reasons: readonly { code: string; name: string }[] }) {
  const t = useText(deactivationText)
  const field = useFields()
  const { request } = state
  return (
    <>
      <RadioCards
        {...field('reason', request?.reason)}
        legend={t('reason')}
        hideLegend
        required
        options={reasons.map(({ code, name }) => ({ value: code, title: name }))}
      />
      <TextArea {...field('note', request?.note)} label={t('note')} rows={3} maxLength={500} />
      {state.rest > 0 && <GiveUpBalance role={role} state={state} />}
      {state.vatUnsent > 0 && <UnsentVat state={state} />}
    </>
  )
}

export function ReasonStep({ role, state, reasons }: Props & { reasons: readonly { code: string; name: string }[] }) {
  const t = useText(deactivationText)
  return (
    <FormFlow
      {...useFrame(role, 1, 'account')}
      act={
        <FormButton of={{ intent: 'choose' }} wide size="lg">
          {t('next')}
        </FormButton>
      }
    >
      <h2 className="mb-5 text-2xl">{t('reasonTitle')}</h2>
      <ActionForm
        intent="choose"
        labels={{
          reason: t('reason'),
          note: t('note'),
          giveUp: t(role === 'marketer' ? 'credits' : 'rest'),
          giveUpVat: t('vat'),
        }}
        className="grid gap-5"
      >
        <ReasonFields role={role} state={state} reasons={reasons} />
      </ActionForm>
    </FormFlow>
  )
}

/** The consequences of closing, and the confirmation before the code. */
export function ConfirmStep({ role, state }: Props) {
  const t = useText(deactivationText)
  const lang = useLang()
  const { email, channels, request } = state
  const givenUp = request ? request.giveUp + request.giveUpVat : 0
  const written = useWaivedAmount(role)
  const base = `/${lang}/${ROLE_PATH[role]}`
  const isMarketer = role === 'marketer'
  const documentsLink = (
    <>
      {t('afterDocumentsNote')}{' '}
      <TextLink href={`${base}/${isMarketer ? 'document' : 'statement'}`} className="hit inline-block">
        {t(isMarketer ? 'afterDocumentsLinkBrand' : 'afterDocumentsLink')}
      </TextLink>
    </>
  )
  const policyLink = (
    <>
      {t('afterDataNote')}{' '}
      <TextLink href={`/${lang}/privacy`} className="hit inline-block">
        {t('closedDataLink')}
      </TextLink>
    </>
  )
  const facts: [IconName, string, React.ReactNode][] = [
    ...(channels > 0 ? [['plugs', t('afterChannels', { n: channels }), t('afterChannelsNote')] as const] : []).map(
      ([icon, title, note]): [IconName, string, string] => [icon, title, note],
    ),
    [
      'user',
      t(isMarketer ? 'afterProfileBrand' : 'afterProfile'),
      t(isMarketer ? 'afterProfileNoteBrand' : 'afterProfileNote'),
    ],
    ['sign-out', t('afterSessions'), t(isMarketer ? 'afterSessionsNoteBrand' : 'afterSessionsNote')],
    ['file-text', t('afterDocuments'), documentsLink],
    ['shield-check', t('afterData'), policyLink],
    ...(isMarketer ? [] : [['gift', t('afterReferral'), t('afterReferralNote')] satisfies [IconName, string, string]]),
    ['user-plus', t('afterBack'), t('afterBackNote')],
  ]
  return (
    <FormFlow
      {...useFrame(role, 2, 'deactivate?step=reason')}
      act={
        <div className="grid gap-2">
          <FormButton of={{ intent: 'send' }} variant="danger" wide size="lg">
            {t('sendCode')}
          </FormButton>
          <ButtonLink href={`${base}/account`} variant="secondary" wide>
            {t('cancel')}
          </ButtonLink>
        </div>
      }
    >
      <h2 className="mb-3 text-2xl">{t('afterTitle')}</h2>
      {facts.map(([icon, title, note]) => (
        <ListRow
          key={icon}
          lead={
            <RowDisc>
              <Icon name={icon} />
            </RowDisc>
          }
          title={title}
          note={note}
          className="first-of-type:border-t-0"
        />
      ))}
      <ActionForm intent="send" />
      <Card pad={16} className="mt-4">
        <h3 className="text-base">{t('confirmTitle')}</h3>
        <KeyValues
          rows={[
            { label: t('account'), value: <span className="break-all">{email}</span> },
            ...(givenUp > 0 ? [{ label: t('givenUp'), value: written(givenUp) }] : []),
            { label: t('effect'), value: t('atOnce') },
          ]}
        />
      </Card>
    </FormFlow>
  )
}
