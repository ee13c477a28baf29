import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import type { ChargeStatus, PaymentView } from '../contract.ts'

const EVERY = 3_000

/** Asks about an open charge while the page is in sight; the page is read anew once its state has changed or its QR is there. */
export function useChargePoll(id: string, status: ChargeStatus, open: boolean, qrShown: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!open) return
    const look = async () => {
      if (document.hidden) return
      const answer = await fetch(`/api/credits/charges/${id}?refresh=1`, { headers: { accept: 'application/json' } })
      if (!answer.ok) return
      const body = (await answer.json()) as { data: { status: ChargeStatus }; payment: PaymentView }
      if (body.data.status !== status || (body.payment.qrSvg !== null) !== qrShown) await revalidate()
    }
    // A line that breaks for a moment is no news; the next look tells.
    const timer = setInterval(() => void look().catch(() => {}), EVERY)
    return () => clearInterval(timer)
  }, [id, status, open, qrShown, revalidate])
}
