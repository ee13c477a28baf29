import type { StoredChannelType } from '../../core/vocabulary.ts'
import { bioConnector } from './bio.ts'
import { socialPort } from './connectors.ts'
import { facebookConnector } from './facebook.ts'
import { instagramConnector } from './instagram.ts'
import { lineConnector } from './line.ts'
import { sandboxConnectors } from './local.ts'
import { pausing } from './pausing.ts'
import type { Connector, SocialPort } from './port.ts'
import type { SandboxConnectorConfig } from './sandbox.ts'
import { tiktokConnector } from './tiktok.ts'
import type { VendorConfig } from './vendor-calls.ts'
import { xConnector } from './x.ts'
import { youtubeConnector } from './youtube.ts'

/** Configuration of the real platforms. `bio`: read public profile pages of Lemon8, WhatsApp and Facebook. */
export interface SocialVendors {
  youtube?: VendorConfig
  instagram?: VendorConfig
  facebook?: VendorConfig
  tiktok?: VendorConfig
  x?: VendorConfig
  line?: VendorConfig
  bio?: boolean
}

/** Real platforms if configured; the other types use the sandbox platform, if there is one. */
export function vendorSocial(vendors: SocialVendors, sandbox: SandboxConnectorConfig | null): SocialPort {
  const { youtube, instagram, facebook, tiktok, x, line, bio } = vendors
  const connectors: Partial<Record<StoredChannelType, Connector>> = sandbox ? sandboxConnectors(sandbox) : {}
  const use = (type: StoredChannelType, connector: Connector) => {
    connectors[type] = pausing(type.toLowerCase(), connector)
  }
  if (youtube) use('YOUTUBE', youtubeConnector(youtube))
  if (instagram) use('INSTAGRAM', instagramConnector(instagram))
  if (facebook) use('FACEBOOK_PAGE', facebookConnector(facebook))
  if (tiktok) use('TIKTOK', tiktokConnector(tiktok))
  if (x) use('X', xConnector(x))
  if (line) use('LINE', lineConnector(line))
  if (bio) for (const type of ['LEMON8', 'WHATSAPP', 'FACEBOOK_PROFILE'] as const) use(type, bioConnector({ type }))
  return socialPort(connectors)
}
