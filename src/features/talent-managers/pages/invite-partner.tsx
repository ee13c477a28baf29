import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { addDays, dayOf } from '../../../core/calendar.ts'
import { formatBaht, formatBahtShort, formatPercent } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { BackLink } from '../../../ui/back-link.tsx'
import { Card } from '../../../ui/card.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { DateField } from '../../../ui/date-field.tsx'
import { PageHead } from '../../../ui/heading.tsx'
import { NumberStepper } from '../../../ui/number-stepper.tsx'
import { Receipt } from '../../../ui/receipt.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { ActionForm, SubmitButton, useFields } from '../../../web/action-form.tsx'
import { defineActions } from '../../../web/actions.ts'
import { useDateWords } from '../../../web/date-words.ts'
import { allValues, field } from '../../../web/form-data.ts'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { contract as partnersContract } from '../../partners/contract.ts'
import { MANAGER_SCOPES, type ManagerScope } from '../../partners/kinds.ts'
import { EXAMPLE_PRICE, exampleSplit } from '../../partners/rules/example.ts'
import { partnersText } from '../../partners/text/index.ts'
import { rateOf } from '../../settlement/components/receipts.tsx'
import { talentManagersText } from '../text/index.ts'

const SHARE = 1_500
const HALF_YEAR = 182

export async function loader({ context }: LoaderFunctionArgs) {
  const { viewer, now, newKey } = context.get(pageContext)
  const { data } = await load(() => pageCall(context)(partnersContract.terms, { params: { id: viewer.uuid } }))
  return { terms: data, today: dayOf(new Date(now())), key: newKey() }
}

export const action = defineActions({
  async invite({ form, call, viewer, lang, idempotencyKey }) {
    const percent = Number(field(form, 'shareBps'))
    const body = {
      to: field(form, 'to'),
      scope: allValues(form, 'scope') as ManagerScope[],
      shareBps: Math.round(percent * 100),
      endsOn: field(form, 'endsOn'),
    }
    await call(partnersContract.invite, { params: { id: viewer.uuid }, body, idempotencyKey })
    return `/${lang}/Influencer/partnerFriend?done=sent`
  },
})
export { clientAction } from '../../../web/client-action.ts'

/** Form to invite a partner: recipient, permissions, share, end date. */
export default function InvitePartner() {
  const { key } = useLoaderData<typeof loader>()
  const t = useText(talentManagersText)
  const lang = useLang()
  return (
    <div className="mx-auto max-w-[560px]">
      <BackLink href={`/${lang}/Influencer/partnerFriend`}>{t('title')}</BackLink>
      <PageHead title={t('invite')} />
      <ActionForm
        intent="invite"
        idempotencyKey={key}
        labels={{ to: t('inviteTo'), shareBps: t('yourShare'), endsOn: t('endsOn') }}
        className="grid gap-6"
      >
        <InviteFields />
        <div>
          <SubmitButton size="lg" wide>
            {t('send')}
          </SubmitButton>
          <p className="mt-2 text-center text-xs text-ink-2">{t('sendNote')}</p>
        </div>
      </ActionForm>
    </div>
  )
}

function InviteFields() {
  const { terms, today } = useLoaderData<typeof loader>()
  const t = useText(talentManagersText)
  const words = useText(partnersText)
  const lang = useLang()
  const fields = useFields()
  const dateWords = useDateWords()
  const { defaultValue: typed, error } = fields('shareBps', String(Math.min(SHARE, terms.shareMaxBps) / 100))
  const [share, setShare] = useState(Number(typed))
  return (
    <>
      <TextField
        {...fields('to')}
        label={t('inviteTo')}
        help={t('inviteHelp')}
        autoCapitalize="none"
        autoComplete="off"
        maxLength={254}
        required
      />
      <fieldset>
        <legend className="mb-1.5 text-sm font-label">{t('askFor')}</legend>
        <Card pad={0} className="divide-y divide-line px-4">
          {MANAGER_SCOPES.map((scope) => (
            <Checkbox
              key={scope}
              name="scope"
              value={scope}
              help={words(`${scope}Ask`)}
              defaultChecked={scope !== 'collect'}
              disabled={scope === 'view'}
            >
              {words(scope)}
            </Checkbox>
          ))}
        </Card>
      </fieldset>
      <div className="grid gap-3">
        <NumberStepper
          name="shareBps"
          label={t('yourShare')}
          help={t('shareHelp')}
          error={error}
          min={0}
          max={terms.shareMaxBps / 100}
          defaultValue={typed ?? ''}
          words={{ less: t('less'), more: t('moreShare') }}
          onChange={setShare}
        />
        <ShareExample percent={share} />
      </div>
      <DateField
        {...fields('endsOn', addDays(today, HALF_YEAR))}
        lang={lang}
        words={dateWords}
        label={t('endsOn')}
        help={t('endsHelp')}
        min={addDays(today, 1)}
        required
      />
    </>
  )
}

function ShareExample({ percent }: { percent: number }) {
  const { terms } = useLoaderData<typeof loader>()
  const t = useText(talentManagersText)
  const bps = Math.min(terms.shareMaxBps, Math.max(0, Math.round((percent || 0) * 100)))
  const { creator, manager } = exampleSplit(bps, terms.creator, terms.manager)
  const rate = (part: typeof creator) => formatPercent(rateOf(part.withheld, part.gross))
  return (
    <Card pad={16}>
      <p className="text-sm text-ink-2">{t('example', { price: formatBahtShort(EXAMPLE_PRICE) })}</p>
      <Receipt
        rows={[
          { label: t('partnerGets', { percent: rate(creator) }), value: formatBaht(creator.net) },
          { label: t('managerGets', { percent: rate(manager) }), value: formatBaht(manager.net) },
        ]}
      />
    </Card>
  )
}
