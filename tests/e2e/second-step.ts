import { generate } from 'otplib'
import { contract } from '../../src/features/two-step/contract.ts'
import type { Visitor } from './browser.ts'
import { DEMO_PASSWORD } from './demo-visitor.ts'
import type { SiteAddress } from './site.ts'

interface Answer {
  status: number
  body: { code?: string; data: { secret: string; recoveryCodes: string[] } }
}

/**
 * Turns on two-step verification for a signed-in demo operator. Returns the recovery codes. `ahead` is how far the site's
 * clock was moved, in milliseconds.
 */
export async function turnOnSecondStep(visitor: Visitor, site: SiteAddress, ahead = 0): Promise<string[]> {
  const post = poster(visitor, site)
  let begun = await post(contract.operatorStart.path, { password: DEMO_PASSWORD })
  // Another journey on the shared site has it turned on for a moment.
  for (let tries = 0; begun.body.code === 'two_step_on' && tries < 200; tries++) {
    await visitor.page.waitForTimeout(300)
    begun = await post(contract.operatorStart.path, { password: DEMO_PASSWORD })
  }
  const code = await generate({ secret: begun.body.data.secret, epoch: Math.floor((Date.now() + ahead) / 1_000) })
  return (await post(contract.operatorConfirm.path, { code })).body.data.recoveryCodes
}

function poster({ context }: Visitor, site: SiteAddress) {
  return async (path: string, data: object): Promise<Answer> => {
    const answer = await context.request.post(site.url + path, { data, headers: { origin: site.url } })
    return { status: answer.status(), body: await answer.json() }
  }
}

/**
 * Turns on two-step verification for a signed-in operator, runs an approval with one of its codes, and turns it off
 * again, so that this demo operator logs in without a code in other journeys.
 */
export async function withSecondStep(
  visitor: Visitor,
  site: SiteAddress,
  approve: (code: string) => Promise<void>,
): Promise<void> {
  const [first = '', second = ''] = await turnOnSecondStep(visitor, site)
  await approve(first)
  const ended = await poster(visitor, site)(contract.operatorEnd.path, { password: DEMO_PASSWORD, code: second })
  if (ended.status !== 200) throw new Error(`the second step stays on: ${JSON.stringify(ended.body)}`)
}
