import sharp from 'sharp'
import type { z } from 'zod'
import type { AnyEndpoint, Contract } from '../../src/core/endpoint.ts'
import type { Caller } from '../../src/platform/context.ts'
import type { BankApp } from '../bank.ts'
import { buildInfluencer, buildMarketer, buildOperator } from '../factories.ts'
import type { World } from './world.ts'

/** A request that must succeed on the demo data. */
export interface ValidRequest {
  params?: object
  query?: object
  body?: object
  file?: { name: string; bytes: Uint8Array }
  as?: Caller
  cookies?: Record<string, string>
  headers?: Record<string, string>
  rawBody?: string
}

/** Creates what a request needs, and returns the request. */
export type Given = (app: BankApp) => ValidRequest | Promise<ValidRequest>

type Input<Shape> = Shape extends z.ZodType ? z.input<Shape> : never
type Params<E extends AnyEndpoint> = Record<keyof Input<E['params']>, string | number>

interface Parts<E extends AnyEndpoint> {
  /** The caller in the shared world if both roles may call; the default is the influencer. */
  as: 'marketer'
  /** Fixed values, or ids that belong to the caller: from the shared world, or of a row created for it. */
  params: Params<E> | ((world: World, callerId: string) => Params<E> | Promise<Params<E>>)
  query: Input<E['query']>
  body: Input<E['body']> | ((world: World) => Input<E['body']>)
  /** Creates the state that the endpoint needs, again for each request. The returned values replace the parts above. */
  given: Given
  /** The resource belongs to no account: any account of the role may call the endpoint with any id. */
  ownerless: true
}

type Needs<E extends AnyEndpoint, Name extends keyof Parts<E>> = Required<Pick<Parts<E>, Name>>
type HasParams<E extends AnyEndpoint> = E['path'] extends `${string}{${string}` ? true : false
type NeedsBody<E extends AnyEndpoint> = E['body'] extends z.ZodType
  ? Record<never, never> extends z.input<E['body']>
    ? false
    : true
  : false
/** Path parameters of a signed-in role have an owner; the access tests send the request as another account. */
type IsOwned<E extends AnyEndpoint> =
  HasParams<E> extends true ? (E['audience'] extends 'open' | 'operator' ? false : true) : false

/** A valid request for an endpoint. The endpoint's audience determines the caller; uploads get a picture. */
export type Example<E extends AnyEndpoint = AnyEndpoint> = Partial<Parts<E>> &
  (IsOwned<E> extends true ? Needs<E, 'params'> : unknown) &
  (HasParams<E> extends true ? Needs<E, 'params'> | Needs<E, 'given'> : unknown) &
  (NeedsBody<E> extends true ? Needs<E, 'body'> | Needs<E, 'given'> : unknown)

/** One valid request for each endpoint of a contract, by the endpoint's id. A missing one does not compile. */
export const examplesOf = <C extends Contract>(contract: C, examples: { [Name in keyof C]: Example<C[Name]> }) =>
  Object.fromEntries(Object.entries(contract).map(([name, { id }]) => [id, examples[name] as Example])) as Readonly<
    Record<string, Example>
  >

/** Parameters that identify the caller. */
export const ownId = (_: World, id: string) => ({ id })
export const ownUuid = (_: World, uuid: string) => ({ uuid })

export const newInfluencer = async (app: BankApp) => app.callerOf((await buildInfluencer(app.db)).id)
export const newMarketer = async (app: BankApp) => app.callerOf((await buildMarketer(app.db)).id)
export const newOperator = async (app: BankApp) => app.callerOf((await buildOperator(app.db)).id)

export const PNG = new Uint8Array(
  await sharp({ create: { width: 8, height: 8, channels: 3, background: '#0b4634' } })
    .png()
    .toBuffer(),
)
export const PICTURE = { name: 'a.png', bytes: PNG }
