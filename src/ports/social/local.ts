import type { StoredChannelType } from '../../core/vocabulary.ts'
import { OWNERSHIP } from './connectors.ts'
import type { Connector } from './port.ts'
import { type SandboxConnectorConfig, sandboxConnector } from './sandbox.ts'

/** A connector to the sandbox platform for each channel type. */
export function sandboxConnectors(config: SandboxConnectorConfig): Record<StoredChannelType, Connector> {
  const make = (type: StoredChannelType) => sandboxConnector(type, OWNERSHIP[type], config)
  return {
    FACEBOOK_PROFILE: make('FACEBOOK_PROFILE'),
    FACEBOOK_PAGE: make('FACEBOOK_PAGE'),
    INSTAGRAM: make('INSTAGRAM'),
    X: make('X'),
    TIKTOK: make('TIKTOK'),
    LINE: make('LINE'),
    YOUTUBE: make('YOUTUBE'),
    WHATSAPP: make('WHATSAPP'),
    LEMON8: make('LEMON8'),
  }
}
