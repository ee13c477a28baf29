export default {
  expiredTitle: 'Brand account expired',
  expiredNote:
    'Your contract has ended. You can still log in and download your documents. Everything else will be available again once the contract is renewed.',
  expiredOn: 'Contract ended on {date}',
  expiredAct: 'Ask for a renewal',
  renewalNote: 'Message to our team',
  optional: 'Optional',
  renewalBusy: 'Sending',
  renewalSent: 'You asked for a renewal on {time}. Our team will contact you by email.',
  suspendedTitle: 'Brand account suspended',
  suspendedNote:
    'You can still log in and download your documents. Everything else will be available again once our team reactivates the account.',
  suspendedAct: 'Appeal the suspension',
  permanentlyTitle: 'Brand account closed for good',
  permanentlyNote: 'This account can’t be reopened. If you think that’s a mistake, ask for a review.',
  permanentlyAct: 'Ask for a review',
  reason: 'Reason: {reason}',
  money: 'Money',
  moneyExpired: 'Credits and packages keep their own expiry dates. Money on hold stays on hold.',
  moneySuspended: 'Credits, packages and money on hold aren’t affected. Job deadlines are paused in the meantime.',
  moneyClosed:
    'We close an account only once everything that can be refunded is settled. If you think something is missing, ask for a review.',
  jobs: 'Jobs in progress',
  jobsNote: 'Deadlines are paused. Our team will go through each job with you and the creator.',
  jobsClosed: 'We close an account only once its jobs have ended.',
  documents: 'Documents',
  documentsNote: 'You can still download your tax invoices / receipts.',
  documentsLink: 'Open your documents',
  certificatesLink: 'Send withholding certificates',
  dataLink: 'Get a copy of your data',
  influencerSuspendedTitle: 'Creator account suspended',
  influencerSuspendedNote:
    'It’s suspended until our team reactivates it, with no set end date. You can still log in, see your earnings and download your documents.',
  influencerMoneySuspended:
    'Your balance isn’t affected, but withdrawals and automatic transfers are off for now. Any withdrawals you’ve already requested will still be sent.',
  influencerJobs:
    'Deadlines are paused. Our team will go through each job with you and the brand. You can’t take new jobs for now.',
  influencerClosedTitle: 'Creator account closed for good',
  influencerMoneyClosed:
    'You can’t make withdrawals any more. Those you’ve already requested will still be sent. Contact us about any balance left.',
  influencerDocuments: 'You can still see your earnings and download your withholding tax certificates.',
  earningsLink: 'Open your earnings',
  logIn: 'Log in',
  logOut: 'Log out',
  home: 'Back to home',
} as const
