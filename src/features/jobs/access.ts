import { examplesOf } from '../../../tests/access/example.ts'
import {
  BUY_ORDER,
  byInfluencer,
  byMarketer,
  insight,
  ordered,
  PARCEL,
  SHIPPING,
  shipped,
  started,
  UNREADABLE,
  VISIT,
  visiting,
} from '../../../tests/access/job-plays.ts'
import { working } from '../../../tests/jobs-world.ts'
import { newId } from '../../core/ids.ts'
import { contract } from './contract.ts'

export const access = examplesOf(contract, {
  list: {},
  campaigns: { query: { ids: newId() } },
  get: byInfluencer(insight),
  brief: byInfluencer(working),
  messages: byMarketer(working),
  sendMessage: { ...byMarketer(working), body: { text: 'สวัสดี' } },
  readMessages: { ...byInfluencer(working), body: { through: '01a00000-0000-7000-8000-000000000000' } },
  inbox: {},
  inboxCounts: {},
  leave: byInfluencer(working),
  ship: { ...byMarketer(started, SHIPPING), body: PARCEL },
  correctTracking: { ...byMarketer(shipped, SHIPPING), body: { trackingNumber: 'TH123456' } },
  confirmArrival: byInfluencer(shipped, SHIPPING),
  notArrived: byInfluencer(shipped, SHIPPING),
  orderNumber: { ...byInfluencer(started, BUY_ORDER), body: { orderNumber: 'A1', deliveryOn: '2025-11-25' } },
  refuseOrderNumber: { ...byMarketer(ordered, BUY_ORDER), body: UNREADABLE },
  checkIn: { ...byInfluencer(visiting, VISIT), body: { code: 'SALA88' } },
  cancel: byMarketer(working),
})
