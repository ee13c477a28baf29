import type { PrivacyParts } from './privacy-th.ts'

export const privacyEnNow: PrivacyParts = {
  languageModels: `<tr><td>Developing Thai language models with the content of creators who agreed</td><td>Consent (s. 19), separate from everything else; you can take jobs either way</td></tr>`,
  managers: `<li><strong>Talent managers</strong>, only where the creator agreed, and only within the scope they chose: view, accept, negotiate or collect. A manager doesn't see national ID numbers or identity files.</li>`,
  identityKept: `<tr><td>Identity files, guardian's consent, work permit, P.P.20</td><td>While the account is open and 90 days after it's closed</td></tr>`,
  rightsHow: `<p>Send your request through our <a href="/en/contact">contact page</a>, by email, or by post to the address above. We may ask you to confirm who you are with a code sent to the email of your account. We act within 30 days of receiving a complete request, free of charge. If the law obliges or allows us to refuse, we tell you why and keep a record of it.</p>`,
  children: `<p>Talad is for people aged 20 and over. At 18 or 19 you can join as a creator with a consent form signed by your parent or guardian. We keep the guardian's name, signature and contact details as far as they appear in that document, and use them only to check that the consent is valid.</p>`,
  changes: `<p>When we change this notice in substance, we tell you by email and on the site at least 30 days ahead, and we show which paragraphs differ from the version before. Where a change needs a new consent, we ask before we start. Older versions stay readable from this page.</p>`,
}

export const privacyEnBefore: PrivacyParts = {
  languageModels: '',
  managers: `<li><strong>Talent managers</strong>, only where the creator agreed to be represented.</li>`,
  identityKept: `<tr><td>Identity files, guardian's consent, work permit, P.P.20</td><td>While the account is open and 1 year after it's closed</td></tr>`,
  rightsHow: `<p>Send your request in writing, with a copy of an identity document, by post to the address above. We act within 30 days of receiving a complete request, free of charge. If the law obliges or allows us to refuse, we tell you why and keep a record of it.</p>`,
  children: `<p>Talad is for people aged 20 and over. At 18 or 19 you can join as a creator if your guardian consents.</p>`,
  changes: `<p>When we change this notice in substance, we tell you by email at least 15 days ahead. Where a change needs a new consent, we ask before we start.</p>`,
}

const who = `<p>This notice explains what personal data we collect about you, how we use it, who receives it, how long we keep it and what your rights are, under Thailand's Personal Data Protection Act B.E. 2562 (2019), the PDPA. It covers creators, brands, agencies, talent managers, the people who act for a brand, and visitors to Talad's site and apps.</p>
<h2>Who is responsible for your data, and what we collect</h2>
<h3>The controller</h3>
<p>The data controller is <strong>Talad Media Co., Ltd.</strong>, tax ID 0105561012346, 99 Rama IV Road, Phra Khanong Subdistrict, Khlong Toei District, Bangkok 10110. In this notice that's “we”.</p>
<p>We have a data protection officer (DPO). Write to the address above, to privacy@talad.example, or through our <a href="/en/contact">contact page</a>.</p>
<p>A brand or creator who receives the other side's data to work together is the controller of whatever they keep themselves, and may use it only for that work.</p>`

const kinds = `<h3>What we collect</h3>
<table><thead><tr><th scope="col">Who you are</th><th scope="col">Data</th><th scope="col">Where it's from</th></tr></thead><tbody>
<tr><th scope="row">Every account</th><td>Email, mobile number, password in a form that can't be read back, language, profile picture, consent answers, notification settings, messages and files sent in jobs</td><td>You</td></tr>
<tr><th scope="row">Creators</th><td>Legal name, date of birth, gender, nationality, national ID number or passport and work permit, address, delivery address, bank account, VAT status, topics, prices, drafts, post links, insights, earnings, tax, track record</td><td>You, a manager you agreed to, and the bank that confirms the account name</td></tr>
<tr><th scope="row">Creators' channels</th><td>Channel name and ID, followers and following, public posts, views, engagement, aggregate audience data, the access you granted</td><td>The platform you connect and the channel's public page</td></tr>
<tr><th scope="row">Brands, agencies, individuals</th><td>Contact person and position, name and address for tax documents, tax ID, branch, the plans you told us about, payments, slips, campaigns, choices and assessments of creators</td><td>You, your team and the payment provider</td></tr>
<tr><th scope="row">Visitors</th><td>IP address, browser, pages opened, the cookies listed below, what you send through the contact page, and your device's brand, model and version if you use an app</td><td>Your device</td></tr>
</tbody></table>
<p>We don't keep card numbers; the payment provider takes them directly. Nor do we ask for sensitive data under section 26. If your ID card copy shows religion or blood type, cross it out before you send it. If it's still visible, we don't use it and may ask for a new file.</p>
<p>Some data is required by law or by our contract, such as your ID number and address for tax documents, and a bank account in the same name. Without it we can't pay you or issue your documents. You can leave optional fields empty without any effect.</p>`

const purposes = (parts: PrivacyParts) => `<h2>What we use it for, and on what legal basis</h2>
<table><thead><tr><th scope="col">Purpose</th><th scope="col">Legal basis (PDPA)</th></tr></thead><tbody>
<tr><td>Opening and running accounts, matching jobs, holding credits, reviewing drafts and posts, paying creators, withdrawals</td><td>Contract (s. 24(3))</td></tr>
<tr><td>Checking identity, age and the name on a bank account</td><td>Contract (s. 24(3)) and legal duty (s. 24(6))</td></tr>
<tr><td>Withholding and remitting tax, tax invoices, 50 Tawi certificates, bookkeeping</td><td>Legal duty under the Revenue Code and accounting law (s. 24(6))</td></tr>
<tr><td>Channel checks, authenticity and match scores, price estimates</td><td>Contract, and our legitimate interest in keeping fake channels off the market (s. 24(3) and (5))</td></tr>
<tr><td>Security: unusual logins, self-referrals, fraud</td><td>Legitimate interest (s. 24(5))</td></tr>
<tr><td>Keeping computer traffic data</td><td>Legal duty under the computer crime law (s. 24(6))</td></tr>
<tr><td>Answering you, deciding disputes, making or defending claims</td><td>Contract and legitimate interest (s. 24(3) and (5))</td></tr>
<tr><td>Overall statistics that identify nobody, to improve the service</td><td>Legitimate interest (s. 24(5)); analytics cookies need consent</td></tr>
<tr><td>News and offers</td><td>Consent (s. 19)</td></tr>
${parts.languageModels}</tbody></table>
<p>Each time we rely on a legitimate interest, we weigh it against your rights first, and you can object. We don't sell personal data, and a consent given for one thing is never used for another.</p>
<h3>Decisions made by the system</h3>
<p>Channel checks and scores are worked out automatically. Every result shows its reasons and the figures behind it. If you disagree, ask for a re-check and a person on our team will look. Who joins a campaign is always the brand's decision.</p>`

const recipients = (parts: PrivacyParts) => `<h2>Who sees or receives it</h2>
<ul>
<li><strong>Brands whose jobs you apply for or take</strong> see the name you use, your channel, its figures, your work, your price and the job's messages. They get your delivery address and number only when goods have to be sent. They never see ID numbers, bank accounts or identity documents.</li>
<li><strong>Creators</strong> see the brand's name, the brief and messages from its team.</li>
${parts.managers}
<li><strong>Banks and payment providers</strong>, to take payments, refund, check account names and transfer money.</li>
<li><strong>Messaging providers</strong> for email, SMS, LINE and WhatsApp, as far as you've switched the channel on.</li>
<li><strong>Platforms you connect</strong>, such as Instagram, TikTok, YouTube, Facebook, X and LINE, receive our requests to read your channel within the access you gave.</li>
<li><strong>Our processors</strong> for servers, file storage and bookkeeping, in Thailand and Singapore, who act on our instructions under contract.</li>
<li><strong>The Revenue Department, courts and public authorities</strong>, where the law requires it, and our lawyers and auditors, who are bound to secrecy.</li>
</ul>
<h3>Transfers abroad</h3>
<p>Some platforms and messaging providers handle data outside Thailand: in the United States (Facebook, Instagram, WhatsApp, YouTube and X), Singapore (TikTok and Lemon8) and Japan (LINE). We send only what the service you chose needs: to countries with an adequate standard under section 28, or with contract clauses and other suitable safeguards under section 29. Otherwise we send data only where our contract with you makes it necessary, or with your consent once you've been told that the standard there may not be adequate. Ask our DPO for the current list of processors and details of the safeguards.</p>`

const retention = (parts: PrivacyParts) => `<h2>How long we keep it</h2>
<table><thead><tr><th scope="col">Data</th><th scope="col">Period</th></tr></thead><tbody>
<tr><td>Picture, bio, phone number, delivery address and settings of an account</td><td>While the account is open. We delete them when you close it</td></tr>
${parts.identityKept}
<tr><td>Email, legal name, date of birth, ID or passport number, tax ID, address, bank account, channel names and the messages we sent you</td><td>While the account is open, and 5 years from the end of the year you close it</td></tr>
<tr><td>Payment records, tax invoices, 50 Tawi certificates and the data printed on them</td><td>At least 5 years from the end of the accounting year, up to 7 where the Revenue Department asks. After that they stay in our accounts as they were issued</td></tr>
<tr><td>Drafts, messages, notes and pictures of stats in a job</td><td>3 years after the job ends</td></tr>
<tr><td>Campaigns, jobs and the results of posts</td><td>As long as the payment records they belong to</td></tr>
<tr><td>Stats of a connected channel</td><td>Until 30 days after you remove the channel. The results of posts stay with their jobs</td></tr>
<tr><td>Unfinished sign-ups</td><td>Usable for 2 hours, deleted within 7 days</td></tr>
<tr><td>One-time codes</td><td>Valid for 5 minutes; the record of sending stays 30 days</td></tr>
<tr><td>Login records (computer traffic data)</td><td>1 year, not less than the 90 days the law asks for</td></tr>
<tr><td>Proof of consent</td><td>5 years after you withdraw it or close the account</td></tr>
<tr><td>Questions sent through the contact page</td><td>2 years after our last answer</td></tr>
<tr><td>Banned channels</td><td>The channel's ID alone, for as long as the ban lasts</td></tr>
</tbody></table>
<p>After that we delete the data or make it anonymous. Backups are overwritten within 35 more days.</p>
<h3>Keeping it safe</h3>
<p>Passwords and codes are stored in a form that can't be read back. Private documents can be opened only by their owner and the team members who need them for their work. Hidden data in uploaded pictures, such as a location, is removed, and everything our team does is logged. If there's a personal data breach, we notify the Office of the Personal Data Protection Committee within 72 hours as the law requires, and tell you without delay, with what we're doing about it, if the risk to you is high.</p>`

const rights = (parts: PrivacyParts) => `<h2>Your rights</h2>
<ul>
<li><strong>See it and get a copy</strong>, and ask how we came by it (s. 30)</li>
<li><strong>Receive it or have it moved</strong> in a machine-readable form (s. 31)</li>
<li><strong>Object</strong> to use based on a legitimate interest, and to direct marketing (s. 32)</li>
<li><strong>Have it erased or made anonymous</strong> (s. 33)</li>
<li><strong>Have its use restricted</strong> for a time (s. 34)</li>
<li><strong>Have it corrected</strong> and kept up to date (s. 35 and 36)</li>
<li><strong>Withdraw consent</strong> at any time, as easily as you gave it; creators do so under <a href="/en/Influencer/acceptConsent">Consents</a>, brands under <a href="/en/Marketer/acceptConsent">Consents</a> of their account. What was lawfully done before stays lawful (s. 19)</li>
</ul>
${parts.rightsHow}
<p>Erasure doesn't cover the tax documents and payment records that the law requires us to keep. We keep those apart and use them only for that purpose. If you think we're breaking the law, you can complain to the expert committee at the Office of the Personal Data Protection Committee (s. 73).</p>`

const cookies = `<h2>Cookies, minors and contact</h2>
<h3>Cookies</h3>
<p>Necessary cookies make the site work, so they're always on. Analytics and marketing cookies are off until you allow them, and rejecting is as easy as accepting.</p>
<table><thead><tr><th scope="col">Cookie</th><th scope="col">What it does</th><th scope="col">Kind</th><th scope="col">Life</th></tr></thead><tbody>
<tr><td>talad_token_th or __Host-talad_token_th</td><td>Your session: says that you're logged in. Scripts on the page can't read it</td><td>Necessary</td><td>24 hours</td></tr>
<tr><td>talad_stay or __Host-talad_stay</td><td>Keeps you logged in on this device, if you chose so. Scripts on the page can't read it</td><td>Necessary</td><td>30 days</td></tr>
<tr><td>talad_device or __Host-talad_device</td><td>Recognizes a device you've logged in with, so that a stranger's wrong passwords don't lock you out and we can warn you about a new device. Scripts on the page can't read it</td><td>Necessary</td><td>180 days</td></tr>
<tr><td>scope, uuid, loggedIn, tsCookie</td><td>Hints that let the page show the right menu. The server doesn't rely on them</td><td>Necessary</td><td>24 hours</td></tr>
<tr><td>signup, signupNext, utm</td><td>Remember how far you got in signing up, the page you came for and the ad or link that led you here</td><td>Necessary</td><td>30 days</td></tr>
<tr><td>referral</td><td>The code of the invite link you opened, until you sign up</td><td>Necessary</td><td>30 days</td></tr>
<tr><td>recovery</td><td>The password reset in progress</td><td>Necessary</td><td>30 minutes</td></tr>
<tr><td>lineLogin</td><td>The LINE login in progress</td><td>Necessary</td><td>15 minutes</td></tr>
<tr><td>closedAccount</td><td>Shows the receipt after you close your account</td><td>Necessary</td><td>1 hour</td></tr>
<tr><td>language</td><td>Remembers the language you chose</td><td>Necessary</td><td>1 year</td></tr>
<tr><td>theme</td><td>Remembers light or dark, once you've picked one</td><td>Necessary</td><td>1 year</td></tr>
<tr><td>cookieConsent</td><td>Remembers your answer about cookies</td><td>Necessary</td><td>1 year</td></tr>
<tr><td>ggForm</td><td>Remembers that you've seen the survey</td><td>Necessary</td><td>1 year</td></tr>
<tr><td>noticeSeen</td><td>Remembers which notice you closed</td><td>Necessary</td><td>30 days</td></tr>
</tbody></table>
<p>We don't set any analytics or marketing cookies at present. Should we start, their names go into this table first, and they'll run only for people who allowed that kind. Change your answer any time under <a href="/en/setCookieGGForm">Cookie settings</a>.</p>`

const rest = (parts: PrivacyParts) => `<h3>Minors</h3>
${parts.children}
<p>We don't accept anyone under 18 and don't knowingly collect children's data. If we find an account like that, we close it and delete the data. Where a child appears in the content of a job, the creator must have the parents' consent beforehand.</p>
<h3>Contact</h3>
<p>Data Protection Officer, Talad Media Co., Ltd., 99 Rama IV Road, Phra Khanong Subdistrict, Khlong Toei District, Bangkok 10110, privacy@talad.example, or <a href="/en/contact">send us a message</a>.</p>
<h3>Changes to this notice</h3>
${parts.changes}`

/** The English privacy notice with the paragraphs of one version. */
export const privacyEn = (parts: PrivacyParts): string =>
  [who, kinds, purposes(parts), recipients(parts), retention(parts), rights(parts), cookies, rest(parts)].join('\n')
