import { type ActionFunctionArgs, Form, useActionData, useNavigation } from 'react-router'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { BackLink } from '../../../ui/back-link.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { PageHead } from '../../../ui/heading.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { submit } from '../../../web/actions.ts'
import { field } from '../../../web/form-data.ts'
import type { FormState } from '../../../web/form-state.ts'
import { pageContext } from '../../../web/page.ts'
import { contract } from '../contract.ts'
import { briefText } from '../text/brief.ts'
import { manageText } from '../text/manage.ts'

export const action = (args: ActionFunctionArgs) => {
  const { lang } = args.context.get(pageContext)
  return submit(args, async (form, call) => {
    const { data } = await call(contract.create, {
      body: {
        title: field(form, 'title'),
        kind: field(form, 'kind') === 'invite_only' ? 'invite_only' : 'public',
        payBy: field(form, 'payBy') === 'package' ? 'package' : 'credits',
      },
    })
    return `/${lang}/Marketer/manageCampaign/${data.id}?tab=brief`
  })
}

/** The two choices that shape a campaign; the brief is written on the next page. */
export default function CampaignNew() {
  const failed = useActionData() as FormState | undefined
  const t = useText(manageText)
  const b = useText(briefText)
  const lang = useLang()
  const busy = useNavigation().state === 'submitting'
  const base = `/${lang}/Marketer/manageCampaign`
  return (
    <div className="max-w-[640px]">
      <PageHead above={<BackLink href={base}>{t('back')}</BackLink>} title={t('newTitle')} note={t('newNote')} />
      <Form method="post" className="grid gap-6">
        {failed?.error && (
          <Callout tone="critical" role="alert">
            {failed.error.message}
          </Callout>
        )}
        <TextField
          name="title"
          label={b('campaignTitle')}
          help={b('campaignTitleHelp')}
          maxLength={120}
          defaultValue={failed?.values.title}
          error={failed?.fields.title}
        />
        <RadioCards
          name="kind"
          legend={t('kind')}
          defaultValue={failed?.values.kind ?? 'public'}
          options={(['public', 'invite_only'] as const).map((kind) => ({
            value: kind,
            title: t(`kind_${kind}`),
            note: t(`kind_${kind}Note`),
            icon: <Icon name={kind === 'public' ? 'storefront' : 'envelope-open'} />,
          }))}
        />
        <RadioCards
          name="payBy"
          legend={t('payBy')}
          defaultValue={failed?.values.payBy ?? 'credits'}
          options={(['credits'] as const).map((way) => ({
            value: way,
            title: t(`payBy_${way}`),
            note: t(`payBy_${way}Note`),
            icon: <Icon name="coins" />,
          }))}
        />
        <div className="flex flex-wrap gap-2.5">
          <Button size="lg" busy={busy}>
            {t('start')}
          </Button>
          <ButtonLink href={base} variant="text" size="lg">
            {t('cancel')}
          </ButtonLink>
        </div>
      </Form>
    </div>
  )
}
