import type { Bilingual } from '../../../src/core/shapes.ts'
import type { SiteItem } from '../types.ts'

/** The day from which the texts are in force. Everybody in the demo has answered this version. */
export const CONSENT_FROM = '2025-11-01'

const privacyPolicy: Bilingual = {
  th: `<h2>เราถามอะไร</h2>
<p>เราขอให้คุณอ่านและรับทราบ<a href="/th/privacy">นโยบายความเป็นส่วนตัว</a> การใช้ข้อมูลตามสัญญาและกฎหมายไม่ต้องอาศัยคำตอบนี้ สรุปสั้น ๆ คือเราใช้ข้อมูลเพื่อเปิดบัญชี จับคู่งาน พักและจ่ายเงิน ทำเอกสารภาษี และรักษาความปลอดภัย ให้แบรนด์หรือครีเอเตอร์อีกฝ่ายเห็นเท่าที่งานต้องใช้ และไม่ขายข้อมูลให้ใคร</p>
<h2>เมื่อคุณรับทราบ</h2>
<p>เราบันทึกวันเวลาและฉบับของข้อความที่คุณอ่าน แล้วคุณใช้งานต่อได้ การรับทราบไม่ใช่การให้ความยินยอม และไม่รวมเรื่องแบบจำลองภาษาไทย ข่าวและข้อเสนอ หรือคุกกี้วิเคราะห์ ซึ่งเราถามแยกกันทุกข้อ</p>
<h2>ถ้าไม่รับทราบ</h2>
<p>ตอนสมัคร เรายังเปิดบัญชีให้ไม่ได้ เพราะการจ่ายเงินและหักภาษีทำไม่ได้โดยไม่มีข้อมูล คุณยังดูตลาดงานและหน้าอื่นที่เปิดสาธารณะได้ เมื่อข้อความเปลี่ยน เราขอให้คุณอ่านฉบับใหม่ก่อนใช้บัญชีต่อ</p>
<h2>ถ้าไม่อยากให้ใช้ข้อมูลแล้ว</h2>
<p>ปิดบัญชีและขอลบข้อมูลได้ เอกสารภาษีที่กฎหมายให้เก็บยังต้องเก็บไว้ ส่วนเรื่องที่คุณเคยยินยอม ครีเอเตอร์เปลี่ยนคำตอบได้ที่หน้า<a href="/th/Influencer/acceptConsent">ความยินยอม</a> แบรนด์ที่หน้า<a href="/th/Marketer/acceptConsent">ความยินยอม</a>ของบัญชีแบรนด์</p>`,
  en: `<h2>What we ask</h2>
<p>Please read and acknowledge our <a href="/en/privacy">privacy policy</a>. What our contract with you and the law require doesn't depend on your answer. In short, we use data to open accounts, match jobs, hold and pay money, issue tax documents and keep things safe. The other side of a job sees only what the job needs. We don't sell data to anyone.</p>
<h2>When you've read it</h2>
<p>We record the time and the version you read, and you can carry on. This isn't consent, and it doesn't cover Thai language models, news and offers, or analytics cookies. Those are asked one by one.</p>
<h2>If you don't acknowledge it</h2>
<p>While signing up, we can't open an account yet, since paying people and withholding tax can't be done without data. The job market and the other public pages stay open to you. When the text changes, we ask you to read the new version before you go on using your account.</p>
<h2>If you no longer want us to use your data</h2>
<p>Close your account and ask us to erase your data. Tax documents that the law requires us to keep stay on file. Creators can change what they consented to under <a href="/en/Influencer/acceptConsent">Consents</a>, and brands under <a href="/en/Marketer/acceptConsent">Consents</a> of their account.</p>`,
}

const thaiLlm: Bilingual = {
  th: `<h2>เราขออะไร</h2>
<p>เราขอใช้ข้อความจากโพสต์สาธารณะที่คุณทำให้งานใน Talad และจบไปแล้ว คือแคปชันและคำพูดในคลิปที่ถอดเป็นตัวหนังสือ เพื่อพัฒนาแบบจำลองภาษาไทยที่เข้าใจภาษาที่คนใช้จริง เช่น ช่วยตรวจว่าบรีฟขาดอะไร หรือโพสต์มีแฮชแท็กโฆษณาหรือยัง</p>
<p>เราไม่ใช้ข้อความส่วนตัวในงาน ดราฟต์ที่ยังไม่เผยแพร่ เอกสาร ที่อยู่ บัญชีธนาคาร หรือเลขประจำตัว ไม่ใช้ใบหน้าหรือเสียงเพื่อเลียนแบบคุณ และตัดชื่อกับข้อมูลติดต่อออกก่อนเสมอ</p>
<h2>ถ้ายินยอม</h2>
<p>เราใช้เฉพาะโพสต์ของงานที่จบหลังวันที่คุณตอบ เก็บในชุดข้อมูลที่แยกจากบัญชี ผู้ที่เข้าถึงได้คือทีมงานที่รับผิดชอบและผู้ประมวลผลที่มีสัญญากับเรา เราไม่ขายชุดข้อมูลนี้ คุณไม่ได้ค่าตอบแทนเพิ่มจากการยินยอม</p>
<h2>ถ้าไม่ยินยอม</h2>
<p>ไม่มีอะไรเปลี่ยน คุณรับงานได้ตามปกติ คะแนนความตรง ราคา ค่าบริการ และความเร็วในการจ่ายเงินเท่าเดิม แบรนด์ไม่เห็นคำตอบของคุณ</p>
<h2>ถอนเมื่อไรก็ได้</h2>
<p>เปิดหน้า<a href="/th/Influencer/acceptConsent">ความยินยอม</a> เลือก “ไม่ยินยอม” แล้วบันทึก เราหยุดเก็บโพสต์ใหม่ทันที และนำข้อความของคุณออกจากชุดข้อมูลภายใน 30 วัน แบบจำลองที่ฝึกเสร็จก่อนหน้านั้นดึงข้อความรายคนออกไม่ได้ แต่รุ่นถัดไปจะสร้างโดยไม่มีข้อมูลของคุณ อ่านสิทธิอื่นได้ใน<a href="/th/privacy">นโยบายความเป็นส่วนตัว</a></p>`,
  en: `<h2>What we ask</h2>
<p>May we use the text of your public posts from finished Talad jobs, meaning captions and what's said in clips, written down? We'd use it to develop Thai language models that understand how people really talk, for instance to spot what a brief is missing or whether a post carries its disclosure tag.</p>
<p>We don't use private job messages, unpublished drafts, documents, addresses, bank accounts or ID numbers. We don't use your face or voice to imitate you, and names and contact details are always taken out first.</p>
<h2>If you consent</h2>
<p>We use only posts of jobs that finish after the day you answer, and keep them in a data set apart from your account. The team members in charge and processors under contract with us have access. We don't sell the data set, and there's no extra pay for agreeing.</p>
<h2>If you don't consent</h2>
<p>Nothing changes. You take jobs as always, and match scores, prices, fees and the speed of payment stay the same. Brands don't see your answer.</p>
<h2>Withdraw whenever you like</h2>
<p>Open <a href="/en/Influencer/acceptConsent">Consents</a>, choose “I don’t consent” and save. We stop collecting new posts right away and take your text out of the data set within 30 days. A model already trained can't have one person's words pulled out of it, but the next one is built without them. Your other rights are in the <a href="/en/privacy">privacy policy</a>.</p>`,
}

const marketing: Bilingual = {
  th: `<h2>เราขออะไร</h2>
<p>เราขอส่งข่าวและข้อเสนอให้คุณเป็นครั้งคราว เช่น แพ็กเกจใหม่ บทความที่ตรงกับสายคอนเทนต์ รางวัลประจำปี กิจกรรม และฟีเจอร์ที่เพิ่งเปิด ส่งทางอีเมลเป็นหลัก ส่วน LINE, SMS หรือ WhatsApp ส่งเมื่อคุณเปิดหัวข้อ “ข่าวและข้อเสนอ” ของช่องทางนั้นไว้เท่านั้น</p>
<h2>ถ้ายินยอม</h2>
<p>เราใช้อีเมล ภาษา บทบาท และสายคอนเทนต์ที่คุณเลือก เพื่อคัดเรื่องที่น่าจะเกี่ยวกับคุณ และดูตัวเลขรวมว่าเรื่องไหนมีคนอ่าน เราไม่ส่งที่อยู่อีเมลให้แบรนด์หรือบริษัทอื่นเอาไปส่งต่อ ผู้ให้บริการส่งข้อความทำตามคำสั่งของเราเท่านั้น</p>
<h2>ถ้าไม่ยินยอม</h2>
<p>คุณไม่ได้รับข่าวและข้อเสนอ แต่ยังได้รับเรื่องที่จำเป็นต่อการใช้งาน คืองานและกำหนดส่ง เงินและเอกสารภาษี เครดิตใกล้หมดอายุ การแจ้งเปลี่ยนเงื่อนไข และการเตือนด้านความปลอดภัย บัญชี งาน ราคา และสิทธิ์ทุกอย่างเหมือนเดิม</p>
<h2>ถอนอย่างไร</h2>
<p>กดลิงก์ยกเลิกท้ายอีเมลฉบับไหนก็ได้ เมื่อไรก็ได้ โดยไม่ต้องเข้าสู่ระบบ ครีเอเตอร์เปลี่ยนคำตอบได้ที่หน้า<a href="/th/Influencer/acceptConsent">ความยินยอม</a> แบรนด์ที่หน้า<a href="/th/Marketer/acceptConsent">ความยินยอม</a>ของบัญชีแบรนด์ มีผลทันที เว้นแต่อีเมลที่กำลังส่งอยู่ซึ่งอาจตามไปอีกหนึ่งฉบับ เราเก็บเพียงหลักฐานว่าคุณไม่รับข่าวแล้ว เพื่อไม่ให้ส่งซ้ำ</p>`,
  en: `<h2>What we ask</h2>
<p>May we send you news and offers now and then? Think new packages, articles on your topics, the yearly awards, events and features that have just opened. They come by email. LINE, SMS and WhatsApp carry them only if you've switched on “News and offers” for that channel.</p>
<h2>If you consent</h2>
<p>We use your email address, language, role and chosen topics to pick what may interest you, and look at total figures to see what gets read. We don't give your address to brands or other companies for their own mailings; the providers that deliver our messages act only on our instructions.</p>
<h2>If you don't consent</h2>
<p>You won't get news and offers. You'll still hear about what you need to use Talad: jobs and deadlines, money and tax documents, credits about to expire, changes to our terms, and security alerts. Your account, jobs, prices and rights are exactly the same.</p>
<h2>How to withdraw</h2>
<p>Use the unsubscribe link at the end of any of those emails, any time and without logging in. Creators can also change their answer under <a href="/en/Influencer/acceptConsent">Consents</a>, and brands under <a href="/en/Marketer/acceptConsent">Consents</a> of their account. It takes effect at once, though an email already on its way may still arrive. All we keep is a record that you don't want them, so that we don't write again.</p>`,
}

type Key = 'PRIVACY_POLICY' | 'THAI_LLM' | 'marketing'

const consent = (
  key: Key,
  minute: number,
  title: Bilingual,
  summary: Bilingual,
  body: Bilingual,
): SiteItem<'page'> => ({
  kind: 'page',
  slug: key,
  published: { daysAgo: 51, minute },
  doc: { key, title, summary, body, effectiveFrom: CONSENT_FROM },
})

/** Texts that people are asked about one by one: the privacy policy to acknowledge, the others to accept or decline. */
export const CONSENTS: readonly SiteItem<'page'>[] = [
  consent(
    'PRIVACY_POLICY',
    590,
    { th: 'นโยบายความเป็นส่วนตัว', en: 'Privacy policy' },
    { th: 'เราเก็บอะไร ใช้ทำอะไร และเก็บนานแค่ไหน', en: 'What we collect, why, and how long we keep it.' },
    privacyPolicy,
  ),
  consent(
    'THAI_LLM',
    595,
    { th: 'ให้ใช้คอนเทนต์พัฒนาแบบจำลองภาษาไทย', en: 'Use my content to develop Thai language models' },
    { th: 'ไม่ยินยอมก็รับงานได้ตามปกติ', en: 'You can take jobs either way.' },
    thaiLlm,
  ),
  consent(
    'marketing',
    600,
    { th: 'รับข่าวและข้อเสนอ', en: 'News and offers' },
    {
      th: 'ทางอีเมลเป็นครั้งคราว ยกเลิกได้ทุกเมื่อ',
      en: 'By email, now and then. Unsubscribe any time.',
    },
    marketing,
  ),
]
