import { AppError } from '../../../core/errors.ts'
import type { StoredChannelType } from '../../../core/vocabulary.ts'
import { PortError } from '../../../ports/http.ts'
import { NO_FIGURES } from '../../../ports/social/no-figures.ts'
import type { Profile, ProfileRef, SocialPort } from '../../../ports/social/port.ts'

/**
 * Calls a platform and translates its errors into ours: profile not found, ownership not proven, type not supported, or
 * platform not available.
 */
export async function social<T>(type: StoredChannelType, run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    throw error instanceof PortError ? asAppError(type, error) : error
  }
}

function asAppError(type: StoredChannelType, error: PortError): AppError {
  switch (error.code) {
    case 'not_found':
      return new AppError('channel_not_found', { platform: type })
    case 'unauthorized':
    case 'refused':
      return new AppError('channel_not_owned')
    case 'unsupported':
      return new AppError('channel_type_unsupported')
    default:
      return new AppError('provider_unavailable', {
        platform: type,
        minutes: Math.ceil((error.retryAfterSeconds ?? 300) / 60),
      })
  }
}

/** Reads a profile. A profile that the platform does not let us read is returned as not public; this is no error. */
export async function readProfile(
  port: SocialPort,
  type: StoredChannelType,
  who: ProfileRef,
  token?: string,
): Promise<Profile> {
  return social(type, async () => {
    try {
      return await port.getProfile(type, who, token)
    } catch (error) {
      if (error instanceof PortError && error.code === 'forbidden' && who !== 'me') return closedProfile(type, who)
      throw error
    }
  })
}

function closedProfile(type: StoredChannelType, who: Exclude<ProfileRef, 'me'>): Profile {
  const name = 'handle' in who ? who.handle : who.externalId
  return {
    type,
    externalId: name,
    handle: name,
    name,
    url: '',
    avatarUrl: null,
    bio: null,
    public: false,
    followers: null,
    ...NO_FIGURES,
  }
}
