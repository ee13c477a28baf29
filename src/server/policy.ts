import { createHash, randomBytes } from 'node:crypto'
import { agreedTrackers, TRACKERS } from '../core/trackers.ts'
import type { AppConfig } from '../platform/context.ts'

/**
 * Content-Security-Policy of a page: scripts by nonce (uncached page) or by hash (cached page), and the hosts of the
 * analytics services that the visitor agreed to.
 */
export function pagePolicy(
  config: AppConfig,
  consent: readonly string[] | null,
  scripts: string,
  styles: string,
): string {
  // Only configured services, and only after consent.
  const agreed = agreedTrackers(config.trackers, consent).map(({ name }) => TRACKERS[name])
  const measured = agreed.flatMap(({ hosts }) => hosts.map((host) => ` ${host}`)).join('')
  const measuring = agreed.map(({ script }) => ` ${new URL(script).origin}`).join('')
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts}`.trim() + measuring,
    `style-src 'self' ${styles}`.trim(),
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${measured}`,
    "media-src 'self' blob:",
    "font-src 'self'",
    `connect-src 'self'${measured}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    `form-action 'self' ${config.formTargets.join(' ')}`.trim(),
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ')
}

export const newNonce = (): string => randomBytes(16).toString('base64')
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64')
