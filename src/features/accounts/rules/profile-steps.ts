/** Parts of the profile, one screen each. */
export const PROFILE_STEPS = ['person', 'phone', 'address', 'topics', 'documents'] as const
