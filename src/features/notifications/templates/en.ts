import { jobsEn } from './jobs-en.ts'
import type { Template } from './template.ts'

/** Every message in English; the keys are the kinds of notices. */
export const en = {
  ...jobsEn,
  'security.code': {
    subject: 'Your Talad code',
    body: "{code} is good for 5 minutes. Don't share it. Reference {ref}.",
    sms: "Talad code {code} (Ref {ref}), 5 min. Don't share it.",
  },
  'security.changed': {
    subject: 'Your {what} changed',
    body: 'At {time}. Not you? Set a new password to lock everyone else out.',
    sms: 'Talad: your {what} changed {time}. Not you? Open Talad',
  },
  'security.contact_changed': {
    subject: 'Your {what} changed',
    body: 'At {time}. Other devices are logged out. Not you? Contact our team right away.',
    sms: 'Talad: your {what} changed {time}. Not you? Contact us now',
  },
  'security.phone_change_due': {
    subject: 'Your mobile number is about to change',
    body: 'The new number takes effect {time}. Not you? Log in and cancel it on your profile page.',
    sms: 'Talad: your number changes {time}. Not you? Log in and cancel',
  },
  'security.login_copied': {
    subject: 'We logged a device out',
    body: 'A saved log-in[ of {device}] was used twice at {time}, so it may have been copied. That device has to log in again. Change your password if you are not sure.',
    sms: 'Talad: a saved log-in was used twice {time}. Change your password',
  },
  'security.line_linked': {
    subject: 'LINE is connected',
    body: '[{name} in ]LINE now gets your Talad notices, since {time}. Not you? Disconnect it under LINE notifications.',
  },
  'security.login': { subject: 'New log-in', body: 'At {time}[ from {device}]. Not you? End it under Sessions.' },
  'account.welcome': { subject: 'Welcome to Talad', body: 'Your account is ready. Next: {nextStep}.' },
  'account.suspended': {
    subject: 'Your account is suspended',
    body: '[Reason: {reason}. ]Reply to this message to appeal.',
  },
  'account.reactivated': { subject: 'Your account is active again', body: 'You can go on where you stopped.' },
  'account.expired': {
    subject: 'Your account has expired',
    body: '[The contract ended {date}. ]Log in to ask for a renewal.',
  },
  'account.closed': {
    subject: 'Your account is closed',
    body: '[Reason: {reason}. ]Documents stay available for download.',
  },
  'account.paper_approved': { subject: 'Approved: {document}', body: 'Nothing more to send for this document.' },
  'account.manager_granted': {
    subject: 'You are a talent manager now',
    body: 'Your menu has “My creators”: invite creators and act for them.',
  },
  'account.manager_ended': {
    subject: 'You are no longer a talent manager',
    body: '[Reason: {reason}. ]Agreements end with their notice; running jobs keep their terms.',
  },
  'account.tax_class': {
    subject: 'Your tax class: {class}',
    body: 'We withhold {rate} from your next payments. You can accept jobs.',
  },
  'account.vat_registered': {
    subject: 'VAT registration confirmed',
    body: 'Branch {branch}. VAT is added to your next payments.',
  },
  'account.vat_ended': {
    subject: 'VAT registration ended',
    body: 'VAT is no longer added to your next payments.',
  },
  'account.paper_rejected': {
    subject: 'Not accepted: {document}',
    body: 'Reason: {reason}. Fix it and send it again from your profile.',
  },
  'account.deactivated': {
    subject: 'Your account is closed',
    body: 'Closed {time}. Reference {ref}.[ You gave up {amount}.] Tax certificates stay on file as the law requires. To come back, sign up again with this email.',
  },
  'account.data_ready': {
    subject: 'Your data is ready',
    body: 'Download the copy of your personal data[ by {deadline}].',
  },
  'channel.qualified': { subject: '{handle} qualifies', body: 'Set your prices.' },
  'channel.failed': { subject: "{handle} didn't pass", body: '{reason}' },
  'channel.approved': { subject: '{handle} is approved', body: 'You can take jobs with it now. Set your prices.' },
  'channel.rejected': {
    subject: '{handle} was not approved',
    body: '[Reason: {reason}. ]Ask for a re-check if the numbers look wrong.',
  },
  'channel.disconnected': { subject: '{handle} lost its connection', body: 'Reconnect it to keep taking jobs.' },
  'channel.suspended': { subject: '{handle} is suspended', body: '[Until {date}. ][Reason: {reason}.]' },
  'campaign.applicants': {
    subject: '{n} new {n|applicant|applicants}: {campaign}',
    body: '[{m} match. ][{s} slots left.]',
  },
  'campaign.approved': { subject: '{campaign} is live', body: 'Creators can apply now.' },
  'campaign.sent_back': { subject: '{campaign} was sent back', body: '[Reason: {reason}. ]Edit it and send it again.' },
  'campaign.closed': { subject: '{campaign} has closed', body: '[{n} jobs go on. ]See the report.' },
  'campaign.submitted': { subject: 'Campaign to review: {campaign}', body: '[From {brand}.]' },
  'withdrawal.requested': {
    subject: 'Withdrawal of {amount} requested',
    body: '[Expected {date}. ]To {bank} •••• {last4}.',
  },
  'withdrawal.sent': { subject: '{amount} transferred', body: 'To {bank} •••• {last4}[, ref {ref}].' },
  'withdrawal.rejected': {
    subject: 'Withdrawal of {amount} rejected',
    body: '[{reason}. ]The full amount is back in your wallet.',
  },
  'bank.verified': { subject: 'Bank account verified', body: '{bank} •••• {last4} is ready[. Withdraw after {time}].' },
  'bank.rejected': {
    subject: "Bank account didn't pass",
    body: '{bank} •••• {last4}.[ Reason: {reason}.] Check it and send it again.',
  },
  'credits.purchased': {
    subject: 'We received {total}',
    body: '{credits} credits added[, valid to {date}]. Tax invoice / receipt is in your usage statement.',
  },
  'credits.failed': { subject: "Payment of {total} didn't go through", body: '[{reason}. ]Nothing was charged.' },
  'credits.refunded': { subject: '{total} refunded', body: '[{reason}. ]It reaches your card or bank in a few days.' },
  'credits.expiring': {
    subject: '{credits} credits expire in {days} {days|day|days}',
    body: 'Use them by {date}.',
  },
  'credits.receivable': {
    subject: '{total} is owed after a chargeback',
    body: 'The account is suspended until it is settled.[ Reason: {reason}.]',
  },
  'package.purchased': {
    subject: 'We received {total}',
    body: '{package}: {n} jobs[, valid to {date}]. Tax invoice / receipt is in your usage statement.',
  },
  'package.expiring': { subject: '{package}: {n} jobs expire in {days} {days|day|days}', body: 'Use them by {date}.' },
  'partner.invited': {
    subject: '{manager} wants to manage you',
    body: "Manager's share {share}%. Read the scope before you answer.",
  },
  'partner.accepted': { subject: '{creator} joined your creators', body: 'You can act within the agreed scope now.' },
  'partner.declined': { subject: '{creator} declined your invite', body: 'Nothing changes.' },
  'partner.ending': { subject: 'Agreement with {name} ends {date}', body: 'Running jobs keep their terms.' },
  'referral.joined': { subject: '{name} joined through you', body: 'You earn from their first completed job.' },
  'referral.paid': { subject: '{amount} from your invite', body: '{name} finished a job.' },
  'contact.received': {
    subject: 'Message {reference}: {topic}',
    body: 'From {name}, {email}.\n\n{text}',
  },
  'contact.confirmed': {
    subject: 'We have your message {reference}',
    body: "Topic: {topic}. We answer by email on business days. If you didn't write to us, you can ignore this.",
  },
  'operator.alarm': { subject: '{title}', body: '{text}' },
  'marketing.news': { subject: '{title}', body: '{text}' },
} as const satisfies Record<string, Template>
