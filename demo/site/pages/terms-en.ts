import type { TermsParts } from './terms-th.ts'

export const termsEnNow: TermsParts = {
  creditsBack: `<p>Credits that return from a job stay usable for at least 30 more days, even where their lot has expired by then. They go back to the lot that expires last.</p>`,
  dispute: `<p>Either side can open a dispute from shipping to insights, and before that once a receipt or an order number was refused twice. All deadlines are paused and the money stays on hold. We look at the brief, drafts, messages and evidence, and set a share with a written reason within 5 business days. A share of 100% completes the job; anything less cancels it, and the fee follows the share. If we're late, the case stays with us. Nobody loses because time ran out. Our decision doesn't take away your right to go to court.</p>`,
  withdrawal: `<p>You can withdraw by hand from THB 100. The withdrawal fee of THB 15 is inside the amount, and it's waived from THB 1,000. With automatic withdrawal on, we transfer every Monday once you have THB 1,000 or more, free of charge. One withdrawal can be waiting at a time, and each one is confirmed with a 6-digit code. When you close your account, you may withdraw less than THB 100.</p>`,
  referral: `<h3>Invite a friend</h3>
<p>You earn 5% of your friend's job pay on Talad for 12 months from the friend's first paid job, up to THB 3,000 per friend. We pay it out of our own fee. Nothing is paid if you share a device, bank account or ID number.</p>`,
  usageRights: `<p>Although this is a hire of work, the parties agree that copyright in the content belongs to the influencer unless the brief said otherwise before the job was accepted. The hirer may use it within the scope, and until the end date, of the usage rights in the brief; every brief must have an end date. Anything beyond that, such as paid advertising or a re-edit, has to be agreed and paid for. The rights begin once the job pay has been paid. A cancelled job gives no right to use its drafts.</p>`,
  contentUse: `<p>The influencer confirms that they hold the rights in pictures, sound and music, and have the permission of the people shown. The hirer confirms the same for the material it supplies. You allow us to store, show and pass on content as far as the job needs it. Using it for Thai language models needs a separate consent.</p>`,
  changes: `<p>We may change these terms by telling you by email and on the site at least 30 days ahead, showing which paragraphs differ from the version before. Jobs whose money is already on hold keep the old terms until they end. If you don't agree, you can close your account before the new terms start. A change that the law requires at once may take effect sooner, and we'll say why.</p>`,
}

export const termsEnBefore: TermsParts = {
  creditsBack: `<p>Credits that return from a job go back to their lot and expire with it.</p>`,
  dispute: `<p>Either side can open a dispute from shipping to insights. All deadlines are paused and the money stays on hold. We look at the brief, drafts, messages and evidence, and tell you the result within 7 business days. Our decision doesn't take away your right to go to court.</p>`,
  withdrawal: `<p>You can withdraw by hand from THB 300. A withdrawal fee of THB 20 is taken each time and is inside the amount. One withdrawal can be waiting at a time, and each one is confirmed with a 6-digit code.</p>`,
  referral: '',
  usageRights: `<p>Although this is a hire of work, the parties agree that copyright in the content belongs to the influencer unless the brief said otherwise before the job was accepted. The hirer may use it within the scope of the usage rights in the brief; where the brief has no end date, for 12 months from posting. The rights begin once the job pay has been paid. A cancelled job gives no right to use its drafts.</p>`,
  contentUse: `<p>The influencer confirms that they hold the rights in pictures, sound and music, and have the permission of the people shown. The hirer confirms the same for the material it supplies. You allow us to store, show and pass on content as far as the job needs it.</p>`,
  changes: `<p>We may change these terms by telling you by email at least 15 days ahead. Jobs whose money is already on hold keep the old terms until they end. If you don't agree, you can close your account before the new terms start.</p>`,
}

const parties = `<p>These terms are a contract between you and <strong>Talad Media Co., Ltd.</strong>, tax ID 0105561012346, 99 Rama IV Road, Phra Khanong Subdistrict, Khlong Toei District, Bangkok 10110 (“Talad” or “we”), which runs the marketplace for review jobs on the Talad site and apps. Choosing to accept has the same effect as a signature under Thailand's electronic transactions law.</p>
<h2>Parties and accounts</h2>
<h3>Who's who</h3>
<ul><li>A <strong>hirer</strong> is the brand, agency or individual who creates a campaign and pays for it.</li><li>An <strong>influencer</strong> is the owner of a channel who takes jobs. On screen we say creator.</li><li>A <strong>talent manager</strong> acts for an influencer who agreed to it, within the agreed scope.</li><li>A <strong>job</strong> is one influencer's piece of a campaign.</li></ul>
<p>Talad contracts with both sides. We sell the service to the hirer, and we engage the influencer under a hire of work to deliver what the brief says. Nobody becomes anybody's employee, partner or agent through these terms.</p>
<h3>Opening and keeping an account</h3>
<p>You must be 20 or over. Influencers aged 18 or 19 must attach a guardian's consent; nobody under 18 may use the service. If you open an account for a company, you confirm that you may act for it.</p>
<p>What you tell us has to be true and up to date. Keep your password and codes to yourself, tell us right away if you suspect somebody else is using your account, and don't give away or sell it. A channel can belong to only one account, and it must pass our ownership check and meet our requirements before it takes jobs. Personal data is handled as described in the <a href="/en/privacy">privacy policy</a>.</p>`

const credits = (parts: TermsParts) => `<h2>Credits, packages and fees</h2>
<h3>Credits</h3>
<p>One credit is THB 1 before VAT of 7%, which is charged once, at purchase. You buy them by PromptPay QR, card, or bank transfer with a slip, and we issue a tax invoice / receipt each time. A lot is valid for 12 months; the one that expires first is spent first, and we remind you 30 days, 7 days and 1 day ahead. Credits on hold for a job don't expire in the meantime.</p>
${parts.creditsBack}
<p>Credits only pay for jobs on Talad. They aren't a deposit, earn no interest and can't be moved to another account. Ask our team before you close your account if you want a refund of credits that are unused and unexpired; we decide case by case and give our reasons, without limiting any right that consumer law gives you.</p>
<h3>Who holds the money</h3>
<p>Money on hold is held by Talad Media Co., Ltd. itself, as a party to both contracts, and is recorded job by job in our books. It's paid out or returned only under these terms. We aren't a bank and pay no interest on it.</p>
<h3>Packages</h3>
<p>A package fixes the number of jobs, tier, post type, platform, price and job pay in advance, and is valid for 6 months from purchase. A job is paid by credits or by a package, never both. Extra revisions and reimbursements are held separately in credits. A cancelled job that returns 100% goes back into the package and stays usable for at least 30 more days; at any lower share it counts as used, and the hirer's share is returned as credits.</p>
<h3>Service fee</h3>
<p>The hirer pays a service fee of 10% on the job pay; the influencer pays none. The price of a package includes a service fee of its own. For example, a job of THB 4,500 holds 4,950 credits. When it's done, the influencer earns THB 4,500, less 3% tax of THB 135: THB 4,365.</p>
<p>If a bank reverses a payment after its credits were spent, the hirer owes us that amount, and we suspend the account until it's paid.</p>`

const jobs = (parts: TermsParts) => `<h2>Jobs, refunds and disputes</h2>
<h3>Campaigns and taking jobs</h3>
<p>Every campaign is reviewed before it goes live. The brief is part of the contract, and its substance can't change once an influencer has accepted, unless both agree. When the hirer accepts an application or sends an invite, we put the job pay and fee on hold. The job binds both sides once the influencer accepts it, within 72 hours.</p>
<h3>Stages of a job and refunds</h3>
<table><thead><tr><th scope="col">Status</th><th scope="col">Who does what, by when</th><th scope="col">Refund if the hirer cancels</th></tr></thead><tbody>
<tr><th scope="row">Matched</th><td>The hirer chooses; the influencer may withdraw</td><td>Nothing is on hold yet</td></tr>
<tr><th scope="row">Chosen</th><td>The influencer replies within 72 hours; otherwise the job is cancelled</td><td>100%</td></tr>
<tr><th scope="row">In progress</th><td>The hirer ships with a tracking number within 5 days, or the influencer gives an order number, receipt or check-in; after 10 days without either, the job is cancelled</td><td>100%</td></tr>
<tr><th scope="row">Shipping</th><td>The influencer confirms arrival, or work starts 7 days after delivery, or 14 days after the tracking number where the carrier gives no data</td><td>100%</td></tr>
<tr><th scope="row">Make draft, none sent yet</th><td>The influencer sends a draft by the due date; 7 days late, and the job is cancelled</td><td>90%</td></tr>
<tr><th scope="row">Make draft, one was sent</th><td>The hirer reviews, or the influencer revises, within 72 hours</td><td>50%</td></tr>
<tr><th scope="row">Post it</th><td>The influencer posts and adds the link within 72 hours of approval, or by the brief's posting date if that's later; 7 days late, and the job is cancelled with a full refund</td><td>25%</td></tr>
<tr><th scope="row">Checking post</th><td>We check that it's public, on the right channel and tagged</td><td>0%</td></tr>
<tr><th scope="row">Send insights</th><td>Stories at 24 hours, others at 3 days; the hirer has 72 hours and may send them back twice</td><td>0%</td></tr>
<tr><th scope="row">Done and paid</th><td>We pay the job pay into the influencer's wallet</td><td>Can't be cancelled</td></tr>
</tbody></table>
<p>What isn't returned belongs to the influencer and is paid like a completed job. The fee follows the price: if a THB 4,500 job is cancelled at 50%, the hirer gets back 2,475 credits, the influencer THB 2,250 before tax, and we keep a fee of THB 225. Products the influencer has already bought are reimbursed against the receipt, up to the cap, with no fee and no tax withheld.</p>
<h3>When somebody is late</h3>
<p>The hirer may cancel for 100% when the influencer is more than 72 hours late with a first draft, more than 72 hours late with the link, or silent for 5 days before work starts. The influencer may leave until the first draft is sent: the hirer gets 100% back, and it shows on the influencer's track record, unless the hirer is more than 5 days late in shipping. Products already received have to be sent back.</p>
<p>The hirer reviews each draft within 72 hours; without a reply it's approved. Changes may be asked for twice, with a reason that refers to the brief. After the second time the hirer has 72 hours to choose: pay 10% more for one extra revision, approve, or open a dispute. Without a choice the draft is approved.</p>
<h3>Disputes</h3>
${parts.dispute}`

const money = (parts: TermsParts) => `<h2>Earnings, tax and withdrawals</h2>
<h3>Tax</h3>
<p>Where the contract is worth THB 1,000 or more, we withhold tax from the job pay before VAT: companies 3%, individuals living in Thailand 3%, public entertainers 5%, payees not resident in Thailand 15%. We send it to the Revenue Department and issue a withholding tax certificate (50 Tawi) for every job with tax withheld. Rates follow the law as it changes. Influencers registered for VAT attach their P.P.20, are paid 7% VAT on top and give us a tax invoice. Each side files its own returns.</p>
<h3>Withdrawals</h3>
${parts.withdrawal}
<p>The bank account must be verified and in the payee's legal name. Changing it takes a code and a 24-hour wait. If a transfer fails or the bank sends it back, the whole amount returns to the wallet, with the reason.</p>
<h3>Talent managers</h3>
<p>A manager's share is at most 30% of the job pay and is shown before each job is accepted. Each payee is taxed by their own class. Either side can end the arrangement with 30 days' notice; jobs in progress keep its terms.</p>
${parts.referral}`

const content = (parts: TermsParts) => `<h2>Content, disclosure and prohibited acts</h2>
<h3>Rights in content</h3>
${parts.usageRights}
${parts.contentUse}
<h3>Disclosure of advertising</h3>
<p>Every post carries the disclosure tag in the brief, #โฆษณา or #ad, where people can see it, for as long as the post exists. What's said must come from real use and mustn't exaggerate. Where the law asks for a permit to advertise, as for medicine, food or medical devices, the hirer obtains it and says which claims are allowed.</p>
<h3>Not allowed</h3>
<ul><li>buying followers or engagement, using somebody else's channel or documents, forging insights or slips</li><li>asking the other side to pay outside Talad, to avoid the fee, for jobs found here</li><li>advertising anything illegal, gambling, e-cigarettes, alcohol in ways the law forbids, or investments without a licence</li><li>asking to hide that a post is advertising, or asking for a false review</li><li>harassing, discriminating, or using the other side's personal data for anything but the job</li><li>breaking into, disturbing or scraping our systems</li></ul>`

const general = (parts: TermsParts) => `<h2>Liability, suspension and general terms</h2>
<h3>How lists are sorted</h3>
<p>The job market and lists of applicants are sorted by how well they fit, by date, and by the filters you choose. We don't sell places. Scores and price estimates help you decide; they don't promise results.</p>
<h3>Liability</h3>
<p>We provide the service with professional care, but we don't guarantee views, sales or that outside platforms are available. Our total liability for one job is limited to its job pay and fee. That limit doesn't apply to harm to life, body or health, to intent or gross negligence, to money we owe or must return under these terms, or to rights that the law doesn't let us exclude. Whoever infringes other people's rights is liable for the damage they cause.</p>
<h3>Events beyond control</h3>
<p>Neither side is liable for a delay caused by something it couldn't reasonably prevent, such as a natural disaster, an order of the authorities, or an outage of a platform, bank or network. Deadlines are extended for as long as it lasts. If it lasts more than 30 days, either side can ask our team to end the job, and the shares follow the stage it had reached.</p>
<h3>Suspension and closing</h3>
<p>We may suspend an account or channel on reasonable suspicion of a breach of these terms or the law, or while a debt is open. We tell you why and how to ask for a review, unless the law forbids it. Jobs in progress are paused while our team decides on each one. We close accounts for good only for serious or repeated breaches. Money you earned lawfully stays yours, and you can still download your tax documents.</p>
<p>You can close your own account once no job, document check or payment is open. Influencers withdraw their balance first. A hirer's remaining credits end with the account unless we refund them.</p>
<h3>Changes to these terms</h3>
${parts.changes}
<h3>Complaints and reviews of our decisions</h3>
<p>Send complaints through our <a href="/en/contact">contact page</a>; we reply by email on business days. If you disagree with a check, a suspension or a closure, ask for a review from the page that shows it or through the contact page. Our team looks at it again and replies with reasons. You can also complain to the consumer protection authorities at any time.</p>
<h3>Notices</h3>
<p>We send notices to the email of your account and show them on the site. You can reach us through the contact page or by post at the address above. Keep your contact details up to date: a notice sent to the last address you gave us counts as received.</p>
<h3>Law and contact</h3>
<p>Thai law applies, and the Thai courts that have jurisdiction decide. Consumers keep all their rights under consumer protection law, and if we ever have to sue a consumer, we do so only at the court of that person's domicile. If one clause can't be enforced, the others remain in force. Where the meaning differs, the Thai version prevails. Questions? <a href="/en/contact">Contact us</a> or read the <a href="/en/faq">FAQ</a>.</p>`

/** The English terms with the paragraphs of one version. */
export const termsEn = (parts: TermsParts): string =>
  [parties, credits(parts), jobs(parts), money(parts), content(parts), general(parts)].join('\n')
