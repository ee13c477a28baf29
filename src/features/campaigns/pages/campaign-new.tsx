import { useLang, useText } from '../../../i18n/use-text.tsx'
import { BackLink } from '../../../ui/back-link.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { PageHead } from '../../../ui/heading.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { ActionForm, fieldId, SubmitButton, useActionState } from '../../../web/action-form.tsx'
import { defineActions } from '../../../web/actions.ts'
import { field } from '../../../web/form-data.ts'
import { contract } from '../contract.ts'
import { briefText } from '../text/brief.ts'
import { manageText } from '../text/manage.ts'

export const action = defineActions({
  async create({ form, call, lang }) {
    const { data } = await call(contract.create, {
      body: {
        title: field(form, 'title'),
        kind: field(form, 'kind') === 'invite_only' ? 'invite_only' : 'public',
        payBy: field(form, 'payBy') === 'package' ? 'package' : 'credits',
      },
    })
    return `/${lang}/Marketer/manageCampaign/${data.id}?tab=brief`
  },
})
export { clientAction } from '../../../web/client-action.ts'

/** The two choices that shape a campaign; the brief is written on the next page. */
export default function CampaignNew() {
  const { values, fields } = useActionState({ intent: 'create' })
  const t = useText(manageText)
  const b = useText(briefText)
  const lang = useLang()
  const base = `/${lang}/Marketer/manageCampaign`
  return (
    <div className="max-w-[640px]">
      <PageHead above={<BackLink href={base}>{t('back')}</BackLink>} title={t('newTitle')} note={t('newNote')} />
      <ActionForm intent="create" labels={{ title: b('campaignTitle') }} className="grid gap-6">
        <TextField
          id={fieldId('create', 'title')}
          name="title"
          label={b('campaignTitle')}
          help={b('campaignTitleHelp')}
          maxLength={120}
          defaultValue={values.title}
          error={fields.title}
        />
        <RadioCards
          name="kind"
          legend={t('kind')}
          defaultValue={values.kind ?? 'public'}
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
          defaultValue={values.payBy ?? 'credits'}
          options={(['credits'] as const).map((way) => ({
            value: way,
            title: t(`payBy_${way}`),
            note: t(`payBy_${way}Note`),
            icon: <Icon name="coins" />,
          }))}
        />
        <div className="flex flex-wrap gap-2.5">
          <SubmitButton size="lg">{t('start')}</SubmitButton>
          <ButtonLink href={base} variant="text" size="lg">
            {t('cancel')}
          </ButtonLink>
        </div>
      </ActionForm>
    </div>
  )
}
