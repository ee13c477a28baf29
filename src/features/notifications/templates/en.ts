import { jobsEn } from './jobs-en.ts'
import type { Template } from './template.ts'

/** Every message in English; the keys are the kinds of notices. */
export const en = {
  ...jobsEn,
  'security.code': {
    subject: 'Your Talad code',
    body: 'Your code is {code}.[ It’s valid for {minutes} {minutes|minute|minutes}.] Don’t share it. Reference {ref}.',
    sms: "Talad code {code} (Ref {ref})[, {minutes} min]. Don't share it.",
  },
  'security.changed': {
    subject: 'Your {what} was changed',
    body: 'Changed on {time}. Not you? Set a new password to protect your account.',
    sms: 'Talad: your {what} was changed on {time}. Not you? Open Talad and set a new password',
  },
  'security.contact_changed': {
    subject: 'Your {what} was changed',
    body: 'Changed on {time}. We’ve logged out your other devices. Not you? Contact our team right away.',
    sms: 'Talad: your {what} was changed on {time}. Not you? Contact us now',
  },
  'security.phone_added': {
    subject: 'A mobile number was added to your account',
    body: 'Added on {time}: {phone}. Confirmation codes keep coming by email until {from}. Not you? Set a new password, then contact our team right away.',
  },
  'security.phone_change_due': {
    subject: 'Your mobile number is about to change',
    body: 'The new number takes effect on {time}. Not you? Log in and cancel the change on your profile page.',
    sms: 'Talad: your mobile number changes on {time}. Not you? Log in and cancel the change',
  },
  'security.login_copied': {
    subject: 'We logged out a device',
    body: 'A saved login[ on {device}] was used a second time on {time}, so it may have been copied. You’ll need to log in again on that device. If you’re not sure it was you, change your password.',
    sms: 'Talad: we logged out a device on {time}. Its login may have been copied. Change your password',
  },
  'security.whatsapp_linked': {
    subject: 'WhatsApp is connected',
    body: 'We’ll also send your Talad notifications to {phone} on WhatsApp. Connected on {time}. Not you? Disconnect it under WhatsApp notifications.',
  },
  'security.line_linked': {
    subject: 'LINE is connected',
    body: 'We’ll also send your Talad notifications to LINE[ ({name})]. Connected on {time}. Not you? Disconnect it under LINE notifications.',
  },
  'security.login': {
    subject: 'New login',
    body: 'Logged in on {time}[ from {device}]. Not you? Log it out under Devices.',
  },
  'security.key_created': {
    subject: 'New API key “{name}”',
    body: 'Created on {time}. Not you? Revoke it on the API page and change your password.',
  },
  'security.key_revoked': {
    subject: 'API key “{name}” was revoked',
    body: 'Revoked on {time}. Systems that use it no longer have access. Not you? Change your password.',
  },
  'account.team_invited': {
    subject: '{name} invited you to {brand}’s team on Talad',
    body: 'Your role: {role}. Open the link to set your password and join. The invite is valid for {days} {days|day|days}. Don’t forward it to anyone.',
  },
  'account.team_joined': {
    subject: '{name} joined your team',
    body: 'Role: {role}. You can change it on the Team page.',
  },
  'account.team_removed': {
    subject: 'You’re no longer part of {brand}’s team',
    body: 'Your access ended on {time}. If you have questions, contact an owner of the team.',
  },
  'credits.hold_requested': {
    subject: '{name} asked you to approve {amount} credits',
    body: 'The amount is over their limit. Nothing is on hold yet. Approve or decline the request on the Team page within {hours} {hours|hour|hours}.',
  },
  'campaign.hold_approved': {
    subject: '{amount} credits approved',
    body: '{name} approved your request and it has gone through. The credits are on hold.',
  },
  'campaign.hold_declined': {
    subject: 'Your request for {amount} credits wasn’t approved',
    body: '{name} declined your request. Nothing was put on hold.',
  },
  'campaign.hold_expired': {
    subject: 'Your request for {amount} credits has expired',
    body: 'Nobody replied in time. Nothing was put on hold. You can ask again.',
  },
  'security.two_step_on': {
    subject: 'Two-step verification is on',
    body: 'On since {time}. Not you? Change your password and contact us.',
  },
  'security.two_step_off': {
    subject: 'Two-step verification was turned off',
    body: 'Turned off on {time}. Not you? Change your password and contact us.',
  },
  'security.two_step_reset': {
    subject: 'Our team reset your two-step verification',
    body: 'Reset on {time} at your request. You’ve been logged out everywhere. Log in and set it up again. Not you? Contact us right away.',
  },
  'account.webhook_off': {
    subject: 'A webhook endpoint was turned off',
    body: 'We couldn’t deliver to {url} after several tries, so we turned it off on {time}. Fix the problem on your server, then turn the endpoint back on from the API page.',
  },
  'account.welcome': { subject: 'Welcome to Talad', body: 'Your account is ready. Next: {nextStep}.' },
  'account.suspended': {
    subject: 'Your account is suspended',
    body: '[Reason: {reason}. ]Contact us to appeal.',
  },
  'account.reactivated': { subject: 'Your account is active again', body: 'You can pick up where you left off.' },
  'account.expired': {
    subject: 'Your account has expired',
    body: '[The contract ended on {date}. ]Log in to ask for a renewal.',
  },
  'account.contract': {
    subject: 'Your contract runs until {day}',
    body: 'You can use your account until the end of that day.',
  },
  'account.closed': {
    subject: 'We’ve closed your account for good',
    body: '[Reason: {reason}. ]You can still download your documents.',
  },
  'account.paper_approved': {
    subject: 'Approved: {document}',
    body: 'You don’t need to send anything else for this document.',
  },
  'account.manager_granted': {
    subject: 'You’re now a talent manager',
    body: 'Invite creators and act for them under “My creators” in the menu.',
  },
  'account.manager_ended': {
    subject: 'You’re no longer a talent manager',
    body: '[Reason: {reason}. ]Your agreements end after their notice period. Jobs in progress keep their terms.',
  },
  'account.tax_class': {
    subject: 'Your tax class: {class}',
    body: 'From your next payment, your withholding tax rate is {rate}. Check your profile to see if you’re ready for jobs.',
  },
  'account.vat_registered': {
    subject: 'VAT registration confirmed',
    body: 'VAT branch: {branch}. From your next payment, you’ll also receive VAT once we approve your tax invoice.',
  },
  'account.vat_ended': {
    subject: 'VAT registration ended',
    body: 'VAT will no longer be added to future payments.',
  },
  'account.paper_rejected': {
    subject: 'Not approved: {document}',
    body: 'Reason: {reason}. Fix it and send it again from your profile.',
  },
  'account.deactivated': {
    subject: 'Your account is closed',
    body: 'Closed on {time}. Reference {ref}.[ You gave up {amount}.][ You gave up {credits} credits.] We keep tax documents as the law requires. To come back, sign up again with this email.',
  },
  'account.data_ready': {
    subject: 'Your data is ready',
    body: 'You can download a copy of your personal data[ until {deadline}].',
  },
  'channel.qualified': { subject: '{handle} qualifies', body: 'Set your prices.' },
  'channel.failed': { subject: '{handle} doesn’t qualify yet', body: '{reason}' },
  'channel.approved': { subject: '{handle} is approved', body: 'You can take jobs with it now. Set your prices.' },
  'channel.rejected': {
    subject: '{handle} wasn’t approved',
    body: '[Reason: {reason}. ]Ask for a re-check if the numbers look wrong.',
  },
  'channel.disconnected': { subject: '{handle} was disconnected', body: 'Reconnect it to keep taking jobs.' },
  'channel.score': { subject: '{handle}’s authenticity score: {n}', body: 'Our team reviewed it.[ {reason}]' },
  'channel.suspended': {
    subject: '{handle} is suspended',
    body: '[Reason: {reason}. ]Contact us if this looks wrong.',
  },
  'channel.banned': {
    subject: '{handle} is banned',
    body: '[Reason: {reason}. ]You can’t use it on Talad any more. Contact us if this looks wrong.',
  },
  'campaign.new_matches': {
    subject: 'New jobs for “{search}”: {n}',
    body: 'Now on the job market: “{campaign}”[ and {others} more].',
  },
  'campaign.new_creators': {
    subject: 'New channels for “{search}”: {n}',
    body: '{n|This new channel matches|These new channels match} your saved search.',
  },
  'campaign.applicants': {
    subject: '{n} new {n|applicant|applicants}: “{campaign}”',
    body: '[{m} {m|meets|meet} your requirements. ][{s} {s|slot|slots} left.]',
  },
  'campaign.approved': { subject: '“{campaign}” is live', body: 'Creators can apply now.' },
  'campaign.approved_invite': { subject: '“{campaign}” is live', body: 'You can invite creators now.' },
  'campaign.sent_back': {
    subject: '“{campaign}” was sent back',
    body: '[Reason: {reason}. ]Edit it and send it again.',
  },
  'campaign.closed': {
    subject: '“{campaign}” has closed',
    body: '[{n} {n|job is|jobs are} still in progress. ]See the report.',
  },
  'campaign.submitted': { subject: 'Campaign to review: “{campaign}”', body: '[From {brand}.]' },
  'withdrawal.requested': {
    subject: 'Withdrawal of {amount} requested',
    body: '[Expected {date}. ]To {bank} •••• {last4}.',
  },
  'withdrawal.sent': { subject: 'Your {amount} withdrawal was sent', body: 'To {bank} •••• {last4}[, ref {ref}].' },
  'withdrawal.rejected': {
    subject: 'Your {amount} withdrawal was returned',
    body: '[Reason: {reason}. ]The full amount is back in your wallet.',
  },
  'withdrawal.returned': {
    subject: 'Your bank returned the {amount} transfer',
    body: 'The transfer to {bank} •••• {last4} didn’t go through. [Reason: {reason}. ]The full amount is back in your wallet. Check your payout account before your next withdrawal.',
  },
  'vat.requested': {
    subject: 'Send your tax invoice to receive {amount} in VAT',
    body: '“{job}”[ from {brand}]: your VAT is paid once we approve your tax invoice. Upload it under Earnings.',
  },
  'vat.reminder': {
    subject: 'Reminder: send your tax invoice to receive {amount} in VAT',
    body: '“{job}”[ from {brand}]. Upload your tax invoice. The VAT goes to your wallet once we approve it.',
  },
  'vat.released': {
    subject: 'VAT of {amount} is in your wallet',
    body: 'We approved tax invoice {number}. You can withdraw the VAT now.',
  },
  'vat.rejected': {
    subject: 'Tax invoice {number} wasn’t approved',
    body: 'Reason: {reason}. Fix the invoice and send it again to get your {amount} in VAT.',
  },
  'certificate.requested': {
    subject: 'Send the withholding certificate for {amount}',
    body: 'You withheld {amount} from payment {ref}. Once your company has issued the 50 Tawi certificate, upload it under Withholding certificates.',
  },
  'certificate.reminder': {
    subject: 'Reminder: send the withholding certificate for {amount}',
    body: 'You withheld {amount} from payment {ref}. Upload the 50 Tawi certificate under Withholding certificates.',
  },
  'certificate.approved': {
    subject: 'Withholding certificate {number} approved',
    body: 'The {amount} that you withheld is settled. Thank you.',
  },
  'certificate.rejected': {
    subject: 'Withholding certificate {number} wasn’t approved',
    body: 'Reason: {reason}. Fix it and send it again. We still need a certificate for {amount}.',
  },
  'certificate.collected': {
    subject: 'We received {amount} for the tax you withheld',
    body: 'Payment {ref} is settled. You don’t need to send a certificate for it.',
  },
  'certificate.written_off': {
    subject: 'No certificate needed for payment {ref}',
    body: 'We’ve closed this case. You don’t need to send a certificate for the {amount} you withheld.',
  },
  'bank.verified': {
    subject: 'Payout account verified',
    body: '{bank} •••• {last4} is ready[. Withdrawals open {time}].',
  },
  'bank.rejected': {
    subject: 'Payout account not approved',
    body: '{bank} •••• {last4}.[ Reason: {reason}.] Check the details and save the account again.',
  },
  'credits.purchased': {
    subject: 'We received {total}',
    body: '{credits} credits added[, valid until {date}]. Your tax invoice / receipt is under Documents.',
  },
  'credits.failed': {
    subject: 'Payment of {total} didn’t go through',
    body: '[Reason: {reason}. ]Nothing was added to your account. You can pay again.',
  },
  'credits.refunded': {
    subject: '{total} refunded',
    body: '[Reason: {reason}. ]The money will reach your card or bank account in a few days.',
  },
  'credits.expiring': {
    subject: '{credits} credits expire in {days} {days|day|days}',
    body: 'Use them by {date}, for example in a new campaign.',
  },
  'credits.receivable': {
    subject: 'You owe {total} after a chargeback',
    body: 'Your account is suspended until you pay it.[ Reason: {reason}.]',
  },
  'document.issued': {
    subject: '{document} {serial}',
    body: 'Issued to {buyer}, {amount} in total[, PO {po}]. The PDF is attached.',
  },
  'document.reissued': {
    subject: 'New tax invoice {serial}',
    body: 'Issued to {buyer}. It replaces {old}, which has been cancelled. The amounts are the same.',
  },
  'document.declined': {
    subject: 'Replacement copy of {serial} not issued',
    body: 'Reason: {reason}. Contact us if you still need one.',
  },
  'document.replacement': {
    subject: 'Replacement copy of {serial}',
    body: 'Replacement copy no. {n} is ready to download.',
  },
  'package.purchased': {
    subject: 'We received {total}',
    body: '{package}: {n} {n|job|jobs}[, valid until {date}]. Your tax invoice / receipt is under Documents.',
  },
  'package.granted': {
    subject: 'You received {package}: {n} {n|job|jobs}',
    body: 'From the Talad team, free of charge. [Valid until {date}.]',
  },
  'package.offered': {
    subject: 'Pay {total} for {package}',
    body: 'Our team has prepared your purchase of {n} {n|job|jobs}. Transfer the amount by {date} with reference {ref}.',
  },
  'package.cancelled': {
    subject: 'Your purchase of {package} was cancelled',
    body: 'Reason: {reason}. Don’t transfer {total} for reference {ref}. If you already have, you’ll still get the package.',
  },
  'package.expiring': {
    subject: '{package}: {n} {n|job expires|jobs expire} in {days} {days|day|days}',
    body: 'Use {n|it|them} by {date}.',
  },
  'partner.invited': {
    subject: '{manager} wants to be your manager',
    body: 'Manager’s share: {share}%. See what they can do for you and reply by {deadline}.',
  },
  'partner.accepted': {
    subject: '{creator} accepted your invite',
    body: 'You can now act for them within the agreed permissions.',
  },
  'partner.declined': { subject: '{creator} declined your invite', body: 'You don’t need to do anything.' },
  'partner.expired': {
    subject: '{creator} didn’t reply to your invite',
    body: 'The invite has expired. You can invite them again.',
  },
  'partner.ended': { subject: 'Your agreement with {name} has ended', body: 'Jobs in progress keep their terms.' },
  'partner.acted': { subject: '{manager} acted for you', body: '{act}[: “{job}”]' },
  'partner.job_waiting': { subject: '{creator}: “{job}”', body: '{act} Due {deadline}.' },
  'partner.ending': {
    subject: 'Your agreement with {name} ends on {date}',
    body: 'Jobs in progress keep their terms.',
  },
  'referral.joined': {
    subject: '{name} joined with your invite',
    body: 'You’ll start earning when they complete their first job.',
  },
  'referral.paid': {
    subject: 'You earned {amount} from inviting a friend',
    body: '{name} completed a job. Your reward is in your wallet.',
  },
  'contact.received': {
    subject: 'Message {reference}: {topic}',
    body: 'From {name}, {email}.\n\n{text}',
  },
  'contact.confirmed': {
    subject: 'We’ve received your message {reference}',
    body: 'Topic: {topic}. We reply by email on business days. If you didn’t write to us, you can ignore this email.',
  },
  'operator.renewal': {
    subject: '{brand} asked for a renewal',
    body: 'The contract ended on {date}.[ Message: {note}]',
  },
  'operator.alarm': { subject: '{title}', body: '{text}' },
  'marketing.news': { subject: '{title}', body: '{text}' },
} as const satisfies Record<string, Template>
