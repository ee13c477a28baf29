import { z } from 'zod'
import { endpoint } from '../../../core/endpoint.ts'
import { zId, zOk, zTime } from '../../../core/shapes.ts'
import { CHECK_PUSH, SUBSCRIBE } from '../addresses.ts'

/** A device that gets push messages. `name`: browser and system; null if unknown. */
const zPushDevice = z.object({ id: zId, name: z.string().nullable(), createdAt: zTime, current: z.boolean() })
export type PushDevice = z.infer<typeof zPushDevice>

/** `publicKey`: the key with which browsers subscribe; null if this site has no push. */
const zPush = z.object({ publicKey: z.string().nullable(), devices: z.array(zPushDevice) })

const zEndpoint = z.string().min(1).max(1_000)
const own = { audience: 'any', path: '/api/notification/push' } as const

/** Messages to browsers and installed apps (Web Push). */
export const pushContract = {
  push: endpoint({
    ...own,
    id: 'notifications.push',
    summary: 'Lists the devices that receive push messages, and returns the key for a subscription.',
    method: 'GET',
    output: zPush,
    errors: [],
  }),
  subscribe: endpoint({
    ...SUBSCRIBE,
    audience: 'any',
    permission: 'self',
    id: 'notifications.subscribe',
    summary:
      'Subscribes this browser to push messages. Its earlier subscription, also one of another account, is replaced.',
    body: z.object({ endpoint: zEndpoint, p256dh: z.string().max(100), auth: z.string().max(40) }),
    output: zOk,
    errors: ['invalid_input', 'push_unsupported'],
  }),
  checkPush: endpoint({
    ...CHECK_PUSH,
    audience: 'any',
    permission: 'self',
    id: 'notifications.checkPush',
    summary:
      'Returns whether the caller’s push messages are sent to this browser. After a new sign-in, the subscription is used again; a subscription of another account or with another key is deleted.',
    body: z.object({ endpoint: zEndpoint, publicKey: z.string().max(100) }),
    output: z.object({ on: z.boolean() }),
    errors: ['invalid_input'],
  }),
  endPush: endpoint({
    ...own,
    path: '/api/notification/push/{id}',
    permission: 'self',
    id: 'notifications.endPush',
    summary: 'Ends push messages on a device.',
    method: 'DELETE',
    params: z.object({ id: zId }),
    output: zOk,
    errors: ['not_found'],
  }),
}
