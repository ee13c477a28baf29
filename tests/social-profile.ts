import type { Profile } from '../src/ports/social/port.ts'

/** A public channel of an established creator, as a platform returns it. */
export const socialProfile = (type: Profile['type'], values: Partial<Profile> = {}): Profile => ({
  type,
  externalId: 'profile-1',
  handle: 'ploy.skin',
  name: 'Ploy',
  url: 'https://www.tiktok.com/@ploy.skin',
  avatarUrl: null,
  bio: '',
  public: true,
  followers: 31_700,
  following: 200,
  posts90d: 24,
  averages: { likes: 2_000, comments: 280, views: 30_000 },
  engagementBps: 720,
  history: [],
  audience: null,
  createdAt: new Date('2022-01-01'),
  ...values,
})
