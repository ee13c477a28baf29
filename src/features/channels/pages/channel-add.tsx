import { type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { z } from 'zod'
import type { StoredChannelType } from '../../../core/vocabulary.ts'
import { useText } from '../../../i18n/use-text.tsx'
import { type ActionInput, defineActions } from '../../../web/actions.ts'
import { field, optional } from '../../../web/form-data.ts'
import { refusalOf } from '../../../web/form-state.ts'
import { type Call, CallError, load, pageCall, pageContext } from '../../../web/page.ts'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import { qFlag, qId, qText, readQuery } from '../../../web/query.ts'
import { influencerContract } from '../../accounts/influencers/contract.ts'
import { BioStep } from '../components/bio-step.tsx'
import { ChooseStep } from '../components/choose-step.tsx'
import { FailedStep, PassedStep } from '../components/result-step.tsx'
import { ReturnStep } from '../components/return-step.tsx'
import { type AddStep, type BioClaim, contract } from '../contract.ts'
import { channelsText } from '../text/index.ts'

type Owned = Partial<Record<StoredChannelType, number>>

async function countOwned(call: Call): Promise<Owned> {
  const { data } = await load(() => call(contract.list))
  const owned: Owned = {}
  for (const channel of data) owned[channel.type] = (owned[channel.type] ?? 0) + 1
  return owned
}

const zQuery = z.object({
  /** A channel that was checked, and the post type of the shown estimate. */
  channel: qId,
  post: qText(),
  /** Parameters of the return from the platform's sign-in. */
  code: qText(2000),
  state: qText(200),
  /** A channel that waits for a code in its profile. */
  claim: qId,
  error: qFlag,
  type: qText(),
  url: qText(500),
})

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { viewer } = context.get(pageContext)
  const call = pageCall(context)
  const query = readQuery(url, zQuery)
  if (query.channel) {
    const profile = { a: viewer.uuid, b: query.channel }
    const channel = (await load(() => call(contract.profile, { params: profile }))).data
    const params = { uuid: viewer.uuid, type: channel.type, socialId: channel.id }
    const estimate = (await load(() => call(contract.estimate, { params }))).data
    return { step: 'result' as const, channel, estimate, post: query.post || null }
  }
  const { data: claims } = await load(() => call(contract.claims))
  const claim = claims.find(({ claimId }) => claimId === query.claim)
  if (claim) return { step: 'bio' as const, claim }
  const { code, state, error, type } = query
  const owned = await countOwned(call)
  // The channel that was named at the sign-up is not typed again.
  const isFirst = !query.url && claims.length === 0 && Object.keys(owned).length === 0
  const account = isFirst ? await load(() => call(influencerContract.account, { params: { uuid: viewer.uuid } })) : null
  const named = account?.data.signUpChannel
  return {
    step: 'choose' as const,
    owned,
    claims,
    /** What `ReturnStep` posts. */
    returned: code && state ? { code, state } : null,
    denied: error,
    typed: { type: type || named?.type, url: query.url || named?.url },
  }
}

interface BioAnswer {
  claim: BioClaim
  problem?: string
}

const resultPath = (path: string, channel: string): string => pathWithQuery(path, { channel })

const nextOf = (step: AddStep, path: string): string => {
  if (step.step === 'authorize') return step.url
  if (step.step === 'bio') return pathWithQuery(path, { claim: step.claimId })
  return resultPath(path, step.channel.id)
}

const channelIn = (form: FormData) => ({
  type: field(form, 'type') as StoredChannelType,
  url: field(form, 'url'),
})

/** Refreshes the channel, or appeals against the rejection. */
const update =
  (act: 'refresh' | 'appeal') =>
  async ({ form, call, viewer, path }: ActionInput): Promise<string> => {
    const params = { a: viewer.uuid, b: field(form, 'channelId') }
    const note = optional(form, 'note')
    await call(contract.update, { params, body: { act, ...(note && { note }) } })
    return resultPath(path, params.b)
  }

export const action = defineActions({
  async start({ form, call, path }) {
    return nextOf((await call(contract.addChannel, { body: channelIn(form) })).data, path)
  },
  async return({ form, call, path }) {
    const body = { code: field(form, 'grant'), state: field(form, 'state') }
    return nextOf((await call(contract.addChannel, { body })).data, path)
  },
  /** Looks for the code in the profile. If it is missing, shows the same step again with the error. */
  async check({ form, call, path }) {
    try {
      const { data } = await call(contract.addChannel, { body: { claimId: field(form, 'claimId') } })
      return data.step === 'done' ? resultPath(path, data.channel.id) : path
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      const { code, message } = error.failure
      const again = await call(contract.addChannel, { body: channelIn(form) })
      if (again.data.step !== 'bio') throw error
      return { claim: again.data, problem: code === 'channel_not_owned' ? 'bio' : message }
    }
  },
  refresh: update('refresh'),
  appeal: update('appeal'),
})
export { clientAction } from '../../../web/client-action.ts'

const ResultStep = ({ channel, estimate, post }: Parameters<typeof PassedStep>[0]) =>
  channel.status === 'rejected' ? (
    <FailedStep channel={channel} />
  ) : (
    <PassedStep channel={channel} estimate={estimate} post={post} />
  )

/** Adds a channel: choose it, prove ownership, see the checks and the estimate. */
export default function ChannelAdd() {
  const data = useLoaderData<typeof loader>()
  const answer = useActionData() as BioAnswer | undefined
  const t = useText(channelsText)
  const failed = refusalOf(answer)
  if (answer && 'claim' in answer) {
    const problem = answer.problem === 'bio' ? t('bioMissing', { code: answer.claim.code }) : answer.problem
    return <BioStep claim={answer.claim} problem={problem} />
  }
  if (data.step === 'bio') return <BioStep claim={data.claim} problem={failed?.error.message} />
  if (data.step === 'result') return <ResultStep {...data} />
  if (data.returned && !failed) return <ReturnStep {...data.returned} />
  // A step that cannot continue starts again from the beginning.
  const stopped = failed && failed.intent !== 'start' ? failed : undefined
  const problem = stopped ? stopped.error.message : data.denied ? t('denied') : undefined
  return <ChooseStep owned={data.owned} problem={problem} claims={data.claims} typed={stopped?.values ?? data.typed} />
}
