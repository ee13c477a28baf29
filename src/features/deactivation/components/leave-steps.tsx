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
import { deactivationText } from '../text/index.ts'

export const STEP_COUNT = 3

interface Props {
  state: DeactivationState
}

export function useFrame(step: number, back: string) {
  const t = useText(deactivationText)
  const lang = useLang()
  return {
    back: { href: `/${lang}/Influencer/${back}`, label: t('back') },
    title: t('title'),
    steps: { current: step, total: STEP_COUNT, label: t('step', { n: step, total: STEP_COUNT }) },
  }
}

/** The rest that no withdrawal can pay out, and the choice to give it up. */
function Rest({ state }: Props) {
  const t = useText(deactivationText)
  const lang = useLang()
  const field = useFields()
  const { fields } = useActionState({ intent: 'choose' })
  const amount = formatBaht(state.rest)
  const { defaultValue, error: _, ...box } = field('giveUp')
  const chosen = defaultValue !== undefined || state.request?.giveUp === state.rest
  return (
    <Card pad={16}>
      <div className="flex items-baseline justify-between gap-4">
        <h3 className="text-base">{t('rest')}</h3>
        <strong className="text-xl font-semibold">{amount}</strong>
      </div>
      <p className="mt-1 text-sm text-ink-2">
        {t('DEACTIVATED_CONDITION_LESS_EARNING', { fee: formatBaht(state.fee) })}
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
          {t('askTeam')}
        </TextLink>
      </div>
    </Card>
  )
}

/** VAT for which no tax invoice was sent: the invoices first, or it is given up. */
function UnsentVat({ state }: Props) {
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

function ReasonFields({ state, reasons }: Props & { reasons: readonly { code: string; name: string }[] }) {
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
      {state.rest > 0 && <Rest state={state} />}
      {state.vatUnsent > 0 && <UnsentVat state={state} />}
    </>
  )
}

export function ReasonStep({ state, reasons }: Props & { reasons: readonly { code: string; name: string }[] }) {
  const t = useText(deactivationText)
  return (
    <FormFlow
      {...useFrame(1, 'account')}
      act={
        <FormButton of={{ intent: 'choose' }} wide size="lg">
          {t('next')}
        </FormButton>
      }
    >
      <h2 className="mb-5 text-2xl">{t('reasonTitle')}</h2>
      <ActionForm
        intent="choose"
        labels={{ reason: t('reason'), note: t('note'), giveUp: t('rest'), giveUpVat: t('vat') }}
        className="grid gap-5"
      >
        <ReasonFields state={state} reasons={reasons} />
      </ActionForm>
    </FormFlow>
  )
}

/** What closing brings, and the last look before the code. */
export function ConfirmStep({ state }: Props) {
  const t = useText(deactivationText)
  const lang = useLang()
  const { email, channels, request } = state
  const givenUp = request ? request.giveUp + request.giveUpVat : 0
  const papers = (
    <>
      {t('afterPapersNote')}{' '}
      <TextLink href={`/${lang}/Influencer/statement`} className="hit inline-block">
        {t('afterPapersLink')}
      </TextLink>
    </>
  )
  const facts: [IconName, string, React.ReactNode][] = [
    ...(channels > 0 ? [['plugs', t('afterChannels', { n: channels }), t('afterChannelsNote')] as const] : []).map(
      ([icon, title, note]): [IconName, string, string] => [icon, title, note],
    ),
    ['user', t('afterProfile'), t('afterProfileNote')],
    ['sign-out', t('afterSessions'), t('afterSessionsNote')],
    ['file-text', t('afterPapers'), papers],
    ['gift', t('afterReferral'), t('afterReferralNote')],
    ['user-plus', t('afterBack'), t('afterBackNote')],
  ]
  return (
    <FormFlow
      {...useFrame(2, 'deactivate?step=reason')}
      act={
        <div className="grid gap-2">
          <FormButton of={{ intent: 'send' }} variant="danger" wide size="lg">
            {t('sendCode')}
          </FormButton>
          <ButtonLink href={`/${lang}/Influencer/account`} variant="secondary" wide>
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
            ...(givenUp > 0 ? [{ label: t('givenUp'), value: formatBaht(givenUp) }] : []),
            { label: t('effect'), value: t('atOnce') },
          ]}
        />
      </Card>
    </FormFlow>
  )
}
