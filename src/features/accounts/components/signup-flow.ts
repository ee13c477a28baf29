import type { LoaderFunctionArgs } from 'react-router'
import { z } from 'zod'
import type { StoredChannelType } from '../../../core/vocabulary.ts'
import { type ActionInput, defineActions } from '../../../web/actions.ts'
import { field, optional } from '../../../web/form-data.ts'
import { type Call, CallError, load, pageCall, pageContext } from '../../../web/page.ts'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import { qChoice, qText, readQuery } from '../../../web/query.ts'
import { nextWithoutLang } from '../../../web/return-path.ts'
import { contract as campaignsContract } from '../../campaigns/contract.ts'
import { contract as channelsContract } from '../../channels/contract.ts'
import { findChannelType } from '../../landing/rules/channel-link.ts'
import { lineLoginContract } from '../line-login/contract.ts'
import { CONSENT_KINDS, type ConsentKind } from '../rules/consent.ts'
import { countOf, SIGN_UP_STEPS, type SignUpRole, type SignUpStep, stepsOf } from '../rules/sign-up.ts'
import { type SignUpProgress, signupContract } from '../sign-up/contract.ts'
import { startLine } from './line-login-flow.ts'
import { passwordIn } from './password-in.ts'

/** Answers of the consent checkboxes; a missing one means no. */
const consentsOf = (form: FormData): Record<ConsentKind, boolean> => {
  const entries = CONSENT_KINDS.map((kind) => [kind, form.get(kind) === 'yes'])
  return Object.fromEntries(entries) as Record<ConsentKind, boolean>
}

const zQuery = z.object({
  step: qChoice(SIGN_UP_STEPS),
  ref: qText(20),
  /** Path to redirect to after the sign-up. */
  next: qText(300),
  /** The link of a channel, as the visitor typed it on another page. */
  channel: qText(300),
  /** The post type whose price is shown. */
  post: qText(20),
  utm_source: qText(),
  utm_medium: qText(),
  utm_content: qText(),
})

const JOB = /^\/Influencer\/jobMarket\/([0-9a-f-]{36})$/

/** The job that the visitor came from; null if there is none or it no longer exists. */
async function findJob(call: Call, next: string | null) {
  const id = JOB.exec(next ?? '')?.[1]
  if (!id) return null
  try {
    const { data } = await call(campaignsContract.publicCampaign, { params: { id } })
    const { title, titleEn, price, coverFileId, coverScene, topic } = data
    return { title, titleEn, price, coverFileId, coverScene, topic }
  } catch (error) {
    if (error instanceof CallError) return null
    throw error
  }
}

/**
 * The requested step if it is before the furthest reachable one, else that one. Requesting `code` shows the email step;
 * `price` without an estimate shows the channel step.
 */
function shownStep(
  steps: readonly SignUpStep[],
  reached: SignUpStep,
  requestedStep: SignUpStep | null,
  priced: boolean,
) {
  if (!requestedStep || !steps.includes(requestedStep) || steps.indexOf(requestedStep) >= steps.indexOf(reached))
    return reached
  if (requestedStep === 'code') return 'email'
  return requestedStep === 'price' && !priced ? 'channel' : requestedStep
}

/** The previous step, for the back link; null if there is none. */
function stepBefore(steps: readonly SignUpStep[], step: SignUpStep, priced: boolean): SignUpStep | null {
  const shown = steps.filter((one) => one !== 'code' && (one !== 'price' || priced))
  return step === 'code' ? 'email' : (shown[shown.indexOf(step) - 1] ?? null)
}

type Config = Awaited<ReturnType<typeof readConfig>>

async function readConfig(call: Call, url: URL) {
  const { step, post, ref, next, channel, ...utm } = readQuery(url, zQuery)
  const given = Object.entries({ ref, next: nextWithoutLang(next), ...utm }).filter(([, value]) => value)
  const { data } = await load(() => call(signupContract.signupConfig, { query: Object.fromEntries(given) }))
  return { data, requestedStep: step ?? null, post: post || null, ref, link: channel }
}

/** The sign-up of this browser for the role, or the state of a new one. */
function progressFor(role: SignUpRole, { data }: Config) {
  const { progress } = data
  if (progress?.role === role) return { ...progress, next: data.next ?? progress.next }
  const form = { role, start: 'channel', location: data.location } as const
  const steps = stepsOf(form)
  const empty = { line: null, email: null, refCode: null, channel: null, location: null }
  return { ...empty, steps, step: steps[0] as SignUpStep, next: data.next }
}

/** Loads a sign-up page: the current step, or an earlier one that was requested. */
export const signupLoader =
  (role: SignUpRole) =>
  async ({ context, url }: LoaderFunctionArgs) => {
    const call = pageCall(context)
    const config = await readConfig(call, url)
    const { data, requestedStep, ref, link } = config
    const progress = progressFor(role, config)
    const { steps, channel, next } = progress
    const priced = Boolean(channel?.estimate)
    const step = shownStep(steps, progress.step, requestedStep, priced)
    const forInfluencer = role === 'influencer'
    return {
      step,
      requestedStep,
      count: countOf(steps, step),
      before: stepBefore(steps, step, priced),
      /** The first step without an answer. */
      reached: progress.step,
      email: progress.email ?? '',
      line: progress.line,
      /** Whether to offer LINE as an alternative. */
      lineLogin: forInfluencer && data.lineLogin && !progress.line,
      channel,
      typed: link ? { url: link, type: findChannelType(link) } : null,
      post: config.post,
      location: progress.location ?? '',
      followersMin: data.followersMin,
      refCode: progress.refCode ?? data.referrer?.code ?? '',
      referrer: forInfluencer ? (data.referrer?.name ?? null) : null,
      /** The code in the opened invite link belongs to no account that can invite. */
      brokenLink: ref !== '' && data.referrer?.code !== ref.toUpperCase(),
      next,
      job: forInfluencer ? await findJob(call, next) : null,
      code: data.code,
      now: context.get(pageContext).now(),
    }
  }
export type SignupData = Awaited<ReturnType<ReturnType<typeof signupLoader>>>

const at = (path: string, step: SignUpStep): string => pathWithQuery(path, { step })

/** URL of the step after `step`. Each step has its own URL, so that Back leads to the previous answer. */
const after = (path: string, { steps }: Pick<SignUpProgress, 'steps'>, step: SignUpStep): string =>
  at(path, steps[steps.indexOf(step) + 1] ?? step)

async function finish(role: SignUpRole, { call, form, lang }: ActionInput): Promise<string> {
  if (role === 'influencer') {
    const { data } = await call(signupContract.signupConfig)
    const next = data.progress?.next ?? data.next
    const password = data.progress?.line ? {} : { password: passwordIn(form) }
    await call(signupContract.createInfluencer, {
      body: { ...password, displayName: field(form, 'displayName'), latinName: field(form, 'latinName') },
    })
    return next ? `/${lang}${next}` : `/${lang}/Influencer/signup/success`
  }
  const kind = field(form, 'kind') as 'brand' | 'agency' | 'individual'
  const body = {
    password: passwordIn(form),
    kind,
    brandName: field(form, 'brandName'),
    latinName: field(form, 'latinName'),
    consents: consentsOf(form),
  }
  await call(signupContract.createMarketer, { body })
  return `/${lang}/Marketer/signUpProfile`
}

/** Estimates the price of the channel and stores both. If the price was shown before, continues with the next step. */
async function chooseChannel({ form, call, path }: ActionInput): Promise<string> {
  const url = field(form, 'url')
  const type = findChannelType(url) ?? (field(form, 'type') as StoredChannelType)
  const { data } = await call(channelsContract.addByType, { params: { type }, body: { url } })
  if (data.step !== 'signup') return path
  const channel = { type: data.type, handle: data.handle, url: data.url || url, estimate: data.estimate }
  const saved = await call(signupContract.saveSignup, { body: { channel } })
  return form.has('seen') ? after(path, saved.data, 'price') : at(path, 'price')
}

/** Each step is a separate form that works without JavaScript; the server stores the progress. */
export const signupAction = (role: SignUpRole) =>
  defineActions({
    async consent({ form, call, path }) {
      const refCode = optional(form, 'invite')
      const body = { consents: consentsOf(form), ...(refCode && { refCode }) }
      return after(path, (await call(signupContract.startSignup, { body })).data, 'consent')
    },
    channel: chooseChannel,
    async skip({ call, path }) {
      return after(path, (await call(signupContract.saveSignup, { body: { channel: null } })).data, 'price')
    },
    async place({ form, call, path }) {
      const body = { location: field(form, 'location') }
      return after(path, (await call(signupContract.saveSignup, { body })).data, 'location')
    },
    async send({ form, call, path }) {
      const body = { email: field(form, 'email'), role, purpose: 'signup' as const }
      await call(signupContract.requestEmailCode, { body })
      return at(path, 'code')
    },
    async verify({ form, call, path, lang }) {
      const body = { email: field(form, 'email'), code: field(form, 'code'), role }
      const { data } = await call(signupContract.verifySignUpCode, { body })
      if (!data.joins) return at(path, data.step)
      await call(lineLoginContract.joinLineLogin)
      return `/${lang}${data.next ?? '/Influencer/dashboard'}`
    },
    line: startLine,
    create: (input) => finish(role, input),
  })
