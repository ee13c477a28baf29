import type { Act, ActionInput } from '../../../web/actions.ts'
import { field, fileField, satangField } from '../../../web/form-data.ts'
import { type Call, CallError } from '../../../web/page.ts'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import { type FilePurpose, contract as filesContract } from '../../files/contract.ts'
import { type Criteria, contract, SECTIONS, type SectionCode } from '../contract.ts'
import { withoutRefused } from '../rules/refused.ts'
import { draftOfForm } from './builder/draft-form.ts'

/** Uploads a picture of the form; undefined if there is none. */
async function upload(form: FormData, name: string, purpose: FilePurpose, call: Call): Promise<string | undefined> {
  const file = await fileField(form, name)
  if (!file) return undefined
  return (await call(filesContract.upload, { body: { purpose }, file })).data.id
}

async function saveSection(form: FormData, call: Call, id: string): Promise<SectionCode> {
  const section = SECTIONS.find((code) => code === field(form, 'section')) ?? 'goal'
  const draft = draftOfForm(section, form)
  const cover = section === 'goal' ? await upload(form, 'coverFile', 'cover', call) : undefined
  if (cover) draft.coverFileId = cover
  else if (field(form, 'coverRemove')) draft.coverFileId = null
  if (section === 'brief' && draft.brief) {
    const reference = await upload(form, 'referenceFile', 'reference', call)
    if (reference) draft.brief = { ...draft.brief, references: [...(draft.brief.references ?? []), reference] }
  }
  await saveRest(call, id, Number(field(form, 'version')), draft)
  return section
}

/**
 * Saves the valid values even if another one is invalid. The error of the invalid one is thrown afterwards, so that the
 * page shows it at its field.
 */
async function saveRest(call: Call, id: string, version: number, draft: ReturnType<typeof draftOfForm>): Promise<void> {
  const save = (body: object) => call(contract.save, { params: { id }, body: { ...body, version } })
  try {
    await save(draft)
  } catch (error) {
    const paths = error instanceof CallError ? Object.keys(error.failure.fields ?? {}) : []
    if (paths.length > 0) {
      const rest = withoutRefused(draft, paths, (await call(contract.get, { params: { id } })).data)
      if (Object.keys(rest).length > 0) await save(rest)
    }
    throw error
  }
}

const LOOSER: Record<string, (value: number | null) => Partial<Criteria>> = {
  followers: (value) => ({ followersMin: value }),
  engagement: (value) => ({ engagementMinBps: value }),
  audience_age: () => ({ audienceAges: [] }),
  audience_gender: () => ({ audienceGender: null }),
  location: () => ({ provinces: [] }),
  interests: () => ({ interests: [] }),
  creator_age: () => ({ creatorAgeMin: null, creatorAgeMax: null }),
  creator_gender: () => ({ creatorGender: null }),
  nationality: () => ({ nationalities: [] }),
}

/** Applies the suggested criterion, which is less strict. */
async function loosen(form: FormData, call: Call, id: string): Promise<void> {
  const change = LOOSER[field(form, 'code')]
  if (!change) return
  const { data } = await call(contract.get, { params: { id } })
  const value = field(form, 'value') === '' ? null : satangField(form, 'value') / 100
  const criteria = { ...data.criteria, ...change(value) }
  await call(contract.save, { params: { id }, body: { criteria, version: data.version } })
}

const idOf = ({ params }: ActionInput): string => params.id ?? ''
const listOf = ({ lang }: ActionInput): string => `/${lang}/Marketer/manageCampaign`
const briefOf = (input: ActionInput): string => `${listOf(input)}/${idOf(input)}?tab=brief`

const setPaused =
  (paused: boolean) =>
  async (input: ActionInput): Promise<string> => {
    await input.call(contract.pause, { params: { id: idOf(input) }, body: { paused } })
    return briefOf(input)
  }

/** All actions on a campaign's brief. */
export const briefActs = {
  async save(input) {
    const { form } = input
    const section = await saveSection(form, input.call, idOf(input))
    const again = field(form, 'coverRemove') || form.get('referenceFile') ? `&open=${section}` : ''
    return `${briefOf(input)}${again}#${section}`
  },
  async loosen(input) {
    await loosen(input.form, input.call, idOf(input))
    return `${briefOf(input)}&open=creators#creators`
  },
  async submit(input) {
    await input.call(contract.submit, { params: { id: idOf(input) } })
    return briefOf(input)
  },
  async recall(input) {
    await input.call(contract.recall, { params: { id: idOf(input) } })
    return briefOf(input)
  },
  async remove(input) {
    await input.call(contract.remove, { params: { id: idOf(input) } })
    return listOf(input)
  },
  pause: setPaused(true),
  resume: setPaused(false),
  async close(input) {
    await input.call(contract.close, { params: { id: idOf(input) } })
    return briefOf(input)
  },
  async duplicate(input) {
    const params = { id: idOf(input) }
    const { data: source } = await input.call(contract.get, { params })
    const { data } = await input.call(contract.duplicate, { params })
    const paid = data.packageId === source.packageId ? undefined : data.payBy
    return pathWithQuery(`${listOf(input)}/${data.id}`, { tab: 'brief', paid })
  },
} satisfies Readonly<Record<string, Act>>
