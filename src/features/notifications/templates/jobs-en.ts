import type { Template } from './template.ts'

/** Messages about one job. */
export const jobsEn = {
  'job.applied': {
    subject: '{creator} applied for “{job}”',
    body: '[{score}% match. ]Review the application, then accept or decline it.',
  },
  'job.invited': {
    subject: '{brand} invited you to “{job}”',
    body: '[Pay: {price}, already on hold. ]Reply in “My jobs”[ by {deadline}].',
    sms: 'Talad: job from {brand}[, {price}]. Reply on Talad[ by {deadline}]',
  },
  'job.chosen': {
    subject: '{brand} chose you for “{job}”',
    body: '[Pay: {price}, already on hold. ]Accept the job[ by {deadline}] to start.',
    sms: 'Talad: {brand} chose you[, {price}]. Reply on Talad[ by {deadline}]',
  },
  'job.offer_asked': {
    subject: '{creator} asks for {asked}: “{job}”',
    body: 'Accept, counter or decline the price[ by {deadline}]. If you don’t reply, the pay stays at {price}.',
  },
  'job.offer_countered': {
    subject: '{brand} offers {asked}: “{job}”',
    body: 'The money is on hold. Accept or decline the job[ by {deadline}].',
  },
  'job.offer_declined': {
    subject: '{brand} declined your counter-offer of {asked}: “{job}”',
    body: 'Your application stays open at {price}. You can withdraw it if that doesn’t work for you.',
  },
  'job.offer_lapsed': {
    subject: 'The counter-offer has expired: “{job}”',
    body: 'The pay stays at {price}.',
  },
  'job.offer_lapsed_invite': {
    subject: 'The counter-offer has expired: “{job}”',
    body: '{brand} didn’t reply in time. You can still accept at {price}, which is already on hold. Accept or decline[ by {deadline}].',
  },
  'job.offer_declined_invite': {
    subject: '{brand} declined your counter-offer of {asked}: “{job}”',
    body: 'You can still accept at {price}, which is already on hold. Accept or decline[ by {deadline}].',
  },
  'job.offer_agreed': {
    subject: '{brand} accepted {asked}: “{job}”',
    body: 'The full amount is on hold. Accept the job[ by {deadline}] to start.',
  },
  'job.matched': {
    subject: 'You now match “{job}”',
    body: 'Your channel meets all the requirements. The brand is choosing.',
  },
  'job.matched_marketer': {
    subject: '{creator} now meets your requirements: “{job}”',
    body: '[{score}% match. ]Accept or decline the application.',
  },
  'job.started_marketer': { subject: '{creator}’s job has started: “{job}”', body: '[The draft is due {deadline}.]' },
  'job.receipt_approved_marketer': {
    subject: 'Receipt approved automatically: “{job}”',
    body: '[{creator} will be reimbursed {amount} with the pay. ][Draft due {deadline}.]',
  },
  'job.draft_approved_marketer': {
    subject: 'Draft approved automatically: “{job}”',
    body: '[{creator} has until {deadline} to post and add the link.]',
  },
  'job.post_failed_marketer': {
    subject: '{creator}’s post didn’t pass the check: “{job}”',
    body: '[{reason}. ][{creator} has until {deadline} to fix it.]',
  },
  'job.post_failed_last': {
    subject: 'Our team is checking the post: “{job}”',
    body: 'The post didn’t pass the automatic check.[ {reason}.] We’ll let you know the result[ by {deadline}].',
  },
  'job.insight_approved': {
    subject: 'Insights approved: “{job}”',
    body: 'The job is done. Your pay is on its way to your wallet.',
  },
  'job.in_review': {
    subject: 'Our team is checking “{job}”',
    body: '[{reason}. ]We’ll let you know the result[ by {deadline}].',
  },
  'job.mismatched': {
    subject: 'Not a match: “{job}”',
    body: '[{reason}. ]We’ll check again when your numbers change.',
  },
  'job.withdrawn': {
    subject: 'Application withdrawn: “{job}”',
    body: '[{creator} withdrew their application. ]No credits are on hold for it.',
  },
  'job.not_chosen': { subject: 'Not selected: “{job}”', body: 'The brand chose others this time. See other matches.' },
  'job.closed': {
    subject: 'Application closed: “{job}”',
    body: 'Your application closed before the brand decided. See other matches.',
  },
  'job.full': { subject: '“{job}” is full', body: 'All the slots are taken. See other matches.' },
  'job.pause_ended': {
    subject: 'You’re taking new jobs again',
    body: 'Brands can invite you, and you can apply. See jobs that match you.',
  },
  'job.accepted': { subject: '{creator} accepted the job', body: '“{job}” has started.[ Next step due {deadline}.]' },
  'job.declined': {
    subject: '{creator} declined “{job}”',
    body: '[{credits} credits are back in your balance. ][{units} {units|job is|jobs are} back in your package. ]Choose another creator.',
  },
  'job.started': {
    subject: '“{job}” has started',
    body: '[Your draft is due {deadline}. ]See the brief for dos and don’ts.',
  },
  'job.shipped': {
    subject: '{brand} shipped the product',
    body: '[Tracking number: {tracking}. ]Mark it as received when it arrives.',
  },
  'job.tracking_changed': {
    subject: 'New tracking number for “{job}”',
    body: '{brand} corrected the tracking number[ to {tracking}].',
  },
  'job.arrived': { subject: '{creator} received the product', body: '“{job}”[: draft due {deadline}].' },
  'job.not_arrived': {
    subject: '{creator} hasn’t received the product',
    body: 'Send it again or cancel “{job}”[ by {deadline}]. If you cancel, you get {refund}% back.',
  },
  'job.order_given': {
    subject: '{creator} placed the order',
    body: '[Order number {orderNumber}. ]“{job}” is now at the draft stage.',
  },
  'job.order_refused': {
    subject: 'Order number not accepted: “{job}”',
    body: '[Reason: {reason}. ]Enter the order number again.',
  },
  'job.receipt_given': {
    subject: 'Receipt from {creator} to check',
    body: '[Total on the receipt: {amount}. ]Check it[ by {deadline}] or it’s approved automatically.',
  },
  'job.receipt_refused': {
    subject: 'Receipt not approved: “{job}”',
    body: '[Reason: {reason}. ]Upload it again[ by {deadline}].',
  },
  'job.receipt_approved': {
    subject: 'Receipt approved: “{job}”',
    body: '[You’ll be reimbursed {amount} with your pay. ][Draft due {deadline}.]',
  },
  'job.checked_in': { subject: '{creator} checked in', body: '“{job}”[: draft due {deadline}].' },
  'job.left': {
    subject: '{creator} left “{job}”',
    body: '[{credits} credits are back in your balance. ][{units} {units|job is|jobs are} back in your package. ]Choose another creator.',
  },
  'job.draft_sent': {
    subject: 'Draft from {creator} to review',
    body: '“{job}”: review it[ by {deadline}] or it’s approved automatically.',
  },
  'job.draft_rejected': {
    subject: '{brand} asked for changes: “{job}”',
    body: '[Reason: {reason}. ]Send it again[ by {deadline}].',
  },
  'job.draft_rejected_last': {
    subject: 'Awaiting {brand}’s decision: “{job}”',
    body: '[Reason for the changes: {reason}. ]All the included revisions have been used, so don’t send a new draft yet. The brand can pay for one more revision, approve, or open a dispute[ by {deadline}]. Otherwise the draft is approved.',
  },
  'job.draft_approved': {
    subject: 'Draft approved: “{job}”',
    body: 'Post it[ with {tag}] and add the link on Talad[ by {deadline}].',
  },
  'job.draft_choice': {
    subject: 'All revisions used: “{job}”',
    body: 'Pay for one more revision, approve, or open a dispute[ by {deadline}]. Otherwise the draft is approved.',
  },
  'job.extra_round': {
    subject: 'One more revision: “{job}”',
    body: '{brand} paid for one more revision.[ Send the new draft by {deadline}.]',
  },
  'job.post_given': { subject: '{creator} added the post link: “{job}”', body: 'We’re checking the post.' },
  'job.post_passed': {
    subject: 'Post passed the check: “{job}”',
    body: 'It’s public, is on the right account and includes the disclosure tag.[ Insights due {deadline}.]',
  },
  'job.post_failed': {
    subject: 'Your post needs fixing: “{job}”',
    body: '[{reason}. ]Fix it and add the link again[ by {deadline}].',
  },
  'job.insight_given': {
    subject: 'Insights from {creator} to review',
    body: '“{job}”: review them[ by {deadline}] or they’re approved automatically.',
  },
  'job.insight_refused': {
    subject: 'Changes requested: insights for “{job}”',
    body: '[Reason: {reason}. ]Resend them[ by {deadline}].',
  },
  'job.completed': { subject: '“{job}” is done', body: '[{credits} credits paid out. ]See the results.' },
  'job.paid': {
    subject: '{net} is in your wallet',
    body: 'Job: “{job}”. [Your pay {price}[, reimbursement {repaid}][, tax {tax}]. ][Your 50 Tawi certificate for {tax} is on your Earnings page.]',
    sms: 'Talad: {net} received[ from {brand}]',
  },
  'job.paid_out': { subject: 'Paid out: “{job}”', body: '[{creator} has been paid {pay}. ]See the results.' },
  'job.cancelled': {
    subject: '“{job}” was cancelled',
    body: '[By {who}. ][{credits} credits returned. ][{units} package {units|job|jobs} returned. ][You get {amount}. ][Reason: {reason}.]',
  },
  'job.disputed': {
    subject: 'In dispute: “{job}”',
    body: 'All deadlines are paused.[ Reason: {reason}.][ Decision by {deadline}.]',
  },
  'job.decided': {
    subject: 'Decision made: “{job}”',
    body: '[Creator’s share: {share}%. ][{credits} credits returned. ][{units} package {units|job|jobs} returned. ][You get {amount}. ][Reason: {reason}.]',
  },
  'job.frozen': { subject: 'Job paused: “{job}”', body: 'Our team is reviewing this job. All deadlines are paused.' },
  'job.resumed': { subject: '“{job}” has resumed', body: 'Deadlines are running again.[ Next step due {deadline}.]' },
  'job.queued': { subject: 'To check: “{job}”', body: '[{reason}. ][Due {deadline}.]' },
  'job.overdue': { subject: 'Overdue: “{job}”', body: '[{reason}. ][New deadline: {deadline}.]' },
  'job.reminder': { subject: 'Reminder: “{job}”', body: '[{act} ]You’re halfway to the deadline.[ Due {deadline}.]' },
  'job.may_leave': {
    subject: 'You can leave “{job}”',
    body: 'The brand is late.[ You can leave without affecting your track record. Otherwise we’ll cancel the job on {deadline}.]',
  },
  'job.may_cancel': {
    subject: 'You can cancel “{job}”',
    body: '{creator} is late. Cancel now[ to get {credits} credits back][ to get {units} package {units|job|jobs}[ and {besides} credits] back].[ Otherwise we’ll cancel the job on {deadline}.]',
  },
  'job.rated': {
    subject: '{from} rated “{job}”',
    body: 'If you rate the job too, both reviews will appear right away.',
  },
  'job.reviewed': { subject: 'New review of “{job}”', body: '{from} rated the job. You can reply to the review once.' },
  'job.message': { subject: 'Message about “{job}”', body: '{from}: {text}' },
} as const satisfies Record<string, Template>
