export default {
  code: 'Code from your authenticator app, or a recovery code',
  setUpToApprove: 'Set up two-step verification to approve',
} as const
