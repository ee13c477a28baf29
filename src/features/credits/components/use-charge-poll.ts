import { useRevalidator } from 'react-router'
import { browserCall } from '../../../web/browser-call.ts'
import { usePoll } from '../../../web/use-poll.ts'
import { CHARGE } from '../addresses.ts'
import type { ChargeStatus, contract } from '../contract.ts'

const POLL_MS = 3_000

/** Polls an open charge, and reloads the page when its status changes or its QR becomes available. */
export function useChargePoll(id: string, status: ChargeStatus, open: boolean, qrShown: boolean): void {
  const { revalidate } = useRevalidator()
  const check = async () => {
    const { data, payment } = await browserCall<typeof contract.getCharge>(CHARGE, {
      params: { id },
      query: { refresh: '1' },
    })
    if (data.status !== status || (payment.qrSvg !== null) !== qrShown) await revalidate()
  }
  usePoll(check, { every: POLL_MS, active: open })
}
