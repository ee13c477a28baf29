import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import type { StoredChannelType } from '../../../core/vocabulary.ts'
import { useText } from '../../../i18n/use-text.tsx'
import { submit } from '../../../web/actions.ts'
import { field, optional } from '../../../web/form-data.ts'
import type { FormState } from '../../../web/form-state.ts'
import { type Call, CallError, load, pageCall, pageContext } from '../../../web/page.ts'
import { type BioClaim, BioStep } from '../components/bio-step.tsx'
import { ChooseStep } from '../components/choose-step.tsx'
import { FailedStep, PassedStep } from '../components/result-step.tsx'
import { ReturnStep } from '../components/return-step.tsx'
import { type AddStep, contract } from '../contract.ts'
import { channelsText } from '../text/index.ts'

type Owned = Partial<Record<StoredChannelType, number>>

async function countOwned(call: Call): Promise<Owned> {
  const { data } = await load(() => call(contract.list))
  const owned: Owned = {}
  for (const channel of data) owned[channel.type] = (owned[channel.type] ?? 0) + 1
  return owned
}

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { viewer } = context.get(pageContext)
  const call = pageCall(context)
  const query = new URL(request.url).searchParams
  const [code, state, id] = [query.get('code'), query.get('state'), query.get('channel')]
  if (id) {
    const channel = (await load(() => call(contract.profile, { params: { a: viewer.uuid, b: id } }))).data
    const params = { uuid: viewer.uuid, type: channel.type, socialId: channel.id }
    const estimate = (await load(() => call(contract.estimate, { params }))).data
    return { step: 'result' as const, channel, estimate, post: query.get('post') }
  }
  return {
    step: 'choose' as const,
    owned: await countOwned(call),
    /** Back from the platform's sign-in: what is posted next, once. */
    returned: code && state ? { code, state } : null,
    denied: query.get('error') !== null,
    typed: { type: query.get('type') ?? undefined, url: query.get('url') ?? undefined },
  }
}

interface BioAnswer {
  claim: BioClaim
  problem?: string
}

const claimOf = (step: AddStep, here: string): BioAnswer | string => {
  if (step.step === 'authorize') return step.url
  if (step.step === 'bio') return { claim: step }
  return `${here}?channel=${step.channel.id}`
}

/** Looks for the code; without it the same step again, with the words. */
async function checkBio(form: FormData, call: Call, here: string): Promise<BioAnswer | string> {
  const claimId = field(form, 'claimId')
  try {
    const { data } = await call(contract.addChannel, { body: { claimId } })
    return data.step === 'done' ? `${here}?channel=${data.channel.id}` : here
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    const again = await call(contract.addChannel, {
      body: { type: field(form, 'type') as StoredChannelType, url: field(form, 'url') },
    })
    if (again.data.step !== 'bio') throw error
    return { claim: again.data, problem: error.failure.code === 'channel_not_owned' ? 'bio' : error.failure.message }
  }
}

export const action = (args: ActionFunctionArgs) => {
  const { viewer, lang } = args.context.get(pageContext)
  const here = `/${lang}/Influencer/channelAdd`
  return submit<BioAnswer>(args, async (form, call, intent) => {
    if (intent === 'check') return checkBio(form, call, here)
    if (intent === 'return') {
      const { data } = await call(contract.addChannel, {
        body: { code: field(form, 'grant'), state: field(form, 'state') },
      })
      return claimOf(data, here)
    }
    if (intent === 'refresh' || intent === 'appeal') {
      const params = { a: viewer.uuid, b: field(form, 'channelId') }
      const note = optional(form, 'note')
      await call(contract.update, { params, body: { act: intent, ...(note && { note }) } })
      return `${here}?channel=${params.b}`
    }
    const { data } = await call(contract.addChannel, {
      body: { type: field(form, 'type') as StoredChannelType, url: field(form, 'url') },
    })
    return claimOf(data, here)
  })
}

/** Add a channel: choose it, prove it, see the check and the estimate. */
export default function ChannelAdd() {
  const data = useLoaderData<typeof loader>()
  const answer = useActionData() as FormState | BioAnswer | undefined
  const t = useText(channelsText)
  const failed = answer && 'error' in answer ? answer : undefined
  if (answer && 'claim' in answer) {
    const problem = answer.problem === 'bio' ? t('bioMissing', { code: answer.claim.code }) : answer.problem
    return <BioStep claim={answer.claim} problem={problem} />
  }
  if (data.step === 'result')
    return data.channel.status === 'rejected' ? (
      <FailedStep channel={data.channel} problem={failed?.error.message} />
    ) : (
      <PassedStep channel={data.channel} estimate={data.estimate} post={data.post} />
    )
  if (data.returned && !failed) return <ReturnStep {...data.returned} />
  const problem = failed && !failed.fields.url ? failed.error.message : data.denied ? t('denied') : undefined
  return (
    <ChooseStep
      owned={data.owned}
      problem={problem}
      fieldError={failed?.fields.url}
      typed={failed ? { type: failed.values.type, url: failed.values.url } : data.typed}
    />
  )
}
