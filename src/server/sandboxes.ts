import { demoFigures, demoPost } from '../../demo/figures.ts'
import { type SandboxBank, startSandboxBank } from '../../sandbox/bank.ts'
import { type SandboxLine, startSandboxLine } from '../../sandbox/line.ts'
import { type SandboxPlatform, startSandboxPlatform } from '../../sandbox/platform.ts'
import type { Clock } from '../core/clock.ts'
import { type Env, localSecret } from './env.ts'

export interface Sandboxes {
  bank: SandboxBank & { secretKey: string; signingKey: string }
  platform: SandboxPlatform & { clientId: string; clientSecret: string }
  line: SandboxLine & { token: string; secret: string; clientId: string }
  close(): Promise<void>
}

/** Uses a free port if the preferred one is taken: a sandbox must not prevent the start. */
async function onPort<T>(preferred: number, start: (port: number) => Promise<T>): Promise<T> {
  try {
    return await start(preferred)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    return start(0)
  }
}

/**
 * The sandbox bank, platform and LINE of the default configuration: servers on the loopback interface, state under
 * DATA_DIR.
 */
export async function startSandboxes(env: Env, clock: Clock, shopOrigin: string): Promise<Sandboxes> {
  const secret = localSecret(env.DATA_DIR, 'sandbox')
  const signingKey = Buffer.from(secret, 'hex').toString('base64')
  const portAt = (own: number, step: number) => own || (env.PORT === 0 ? 0 : env.PORT + step)
  const webhookUrl = `http://127.0.0.1:${env.PORT}/api/webhooks/payments/sandbox`
  const bank = await onPort(portAt(env.SANDBOX_BANK_PORT, 1), (port) =>
    startSandboxBank({ port, webhookUrl, secret, signingKey, dataDir: env.DATA_DIR, clock, shopOrigin }),
  )
  const client = { clientId: 'talad', clientSecret: secret }
  const platform = await onPort(portAt(env.SANDBOX_SOCIAL_PORT, 2), (port) =>
    startSandboxPlatform({
      port,
      dataDir: env.DATA_DIR,
      clock,
      clientOrigin: shopOrigin,
      ...client,
      ...(env.SEED && { figuresOf: demoFigures, postOf: demoPost }),
    }),
  )
  const line = await onPort(portAt(env.SANDBOX_LINE_PORT, 3), (port) =>
    startSandboxLine({
      port,
      dataDir: env.DATA_DIR,
      clock,
      webhookUrl: `http://127.0.0.1:${env.PORT}/api/webhooks/line`,
      token: secret,
      secret,
      clientId: client.clientId,
      clientOrigin: shopOrigin,
    }),
  )
  return {
    bank: { ...bank, secretKey: secret, signingKey },
    platform: { ...platform, ...client },
    line: { ...line, token: secret, secret, clientId: client.clientId },
    close: async () => {
      await bank.close()
      await platform.close()
      await line.close()
    },
  }
}
