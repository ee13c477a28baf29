import type { SiteItem } from '../types.ts'

export const PROMPTPAY_TOP_UP: SiteItem<'article'> = {
  kind: 'article',
  slug: 'top-up-credits-with-promptpay',
  published: { daysAgo: 330, minute: 570 },
  doc: {
    title: {
      th: 'เติมเครดิตด้วยพร้อมเพย์ สแกนแล้วเปิดแคมเปญต่อได้เลย',
      en: 'Top up credits with PromptPay and carry on with your campaign',
    },
    summary: {
      th: 'QR ของแต่ละรายการมีเลขอ้างอิงของตัวเอง จ่ายแล้วเครดิตเข้าโดยไม่ต้องส่งสลิป และใบกำกับภาษี/ใบเสร็จรับเงินออกให้ทันที',
      en: 'Each QR carries its own reference, so credits arrive with no slip to send, and your tax invoice / receipt is issued straight away.',
    },
    cover: {
      fileId: null,
      scene: 'thaitea',
      alt: { th: 'ภาพวาดแก้วชาไทยเย็นบนโต๊ะแผง', en: 'A drawing of a glass of iced Thai tea on a stall table' },
    },
    category: 12,
    tags: ['tech', 'news'],
    author: { th: 'กองบรรณาธิการตลาด', en: 'Talad editors' },
    body: {
      th: `
<p>ร้านชาข้างออฟฟิศเรารับพร้อมเพย์มาก่อนเราเสียอีก พนักงานที่นั่นถามทุกเช้าว่าเมื่อไรจะทันเขา คำตอบคือวันนี้</p>
<h2>เติมอย่างไร</h2>
<ol>
<li>เปิดหน้า <a href="/th/Marketer/buyCredit">เติมเครดิต</a> เลือกจำนวน ตรวจชื่อที่จะออกใบกำกับภาษี</li>
<li>เลือกพร้อมเพย์แล้วสแกน QR ด้วยแอปธนาคารไหนก็ได้ ยอดขึ้นให้เอง ไม่ต้องพิมพ์</li>
<li>หน้าจอเปลี่ยนเองเมื่อเงินเข้า เครดิตพร้อมใช้ ไม่ต้องแนบสลิป</li>
</ol>
<p>QR แต่ละอันมีเลขอ้างอิงของรายการนั้น ต่อให้สองคนในทีมเติมยอดเท่ากันในนาทีเดียวกัน เราก็แยกออกว่าเงินไหนของใคร</p>
<h2>ยอดที่ต้องจ่าย</h2>
<p>1 เครดิตเท่ากับ 1 บาท ยังไม่รวม VAT 7% เติม 10,000 เครดิตจึงจ่าย 10,700 บาท VAT จ่ายครั้งเดียวตรงนี้ ตอนพักเครดิตให้งานมีแค่ค่าจ้างกับค่าบริการ 10% ไม่มี VAT ซ้ำอีก ใบกำกับภาษี/ใบเสร็จรับเงินเป็น PDF อยู่ใน <a href="/th/Marketer/document">หน้าเอกสาร</a></p>
<h2>เรื่องที่ควรรู้ก่อนสแกน</h2>
<ul>
<li>QR มีอายุ 15 นาที หมดอายุแล้วยังไม่มีการหักเงิน สร้างใหม่ได้</li>
<li>หนึ่ง QR ใช้จ่ายได้ครั้งเดียว อย่าเก็บรูปไว้ใช้เดือนหน้า</li>
<li>เครดิตที่เติมใช้ได้ 12 เดือน ระบบใช้ก้อนที่หมดอายุก่อนเป็นลำดับแรก และเราเตือนล่วงหน้า 30 วัน 7 วัน และ 1 วัน</li>
<li>เครดิตที่พักไว้กับงานไม่หมดอายุระหว่างพัก</li>
</ul>
<h2>วิธีเดิมยังอยู่</h2>
<p>บัตรและการโอนผ่านธนาคารพร้อมสลิปยังใช้ได้ตามปกติ บริษัทที่ต้องผ่านฝ่ายบัญชีหลายคนอาจสะดวกกับการโอนมากกว่า เพราะมีเวลาจ่ายนานกว่า QR ส่วนข้อสงสัยอื่นเรื่องเครดิต รวมไว้ใน <a href="/th/faq">คำถามที่พบบ่อย</a> แล้ว</p>
<p>พรุ่งนี้เราจะไปบอกร้านชา</p>
`,
      en: `
<p>The tea stall beside our office took PromptPay long before we did, and every morning they asked when we'd catch up. Today, as it happens.</p>
<h2>How to top up</h2>
<ol>
<li>Open <a href="/en/Marketer/buyCredit">Top up credits</a>, choose an amount and check the name for your tax invoice.</li>
<li>Choose PromptPay and scan the QR with any banking app. The amount's filled in for you.</li>
<li>The page changes by itself once the money's in. Your credits are ready, and there's no slip to attach.</li>
</ol>
<p>Each QR carries the reference of that one top-up. Two people on your team could pay the same amount in the same minute, and we'd still know whose is whose.</p>
<h2>What you'll pay</h2>
<p>One credit is THB 1, before 7% VAT, so 10,000 credits cost THB 10,700. You pay VAT here and only here. When credits go on hold for a job there's the job pay and the 10% service fee, with no VAT a second time. Your tax invoice / receipt is a PDF under <a href="/en/Marketer/document">Documents</a>.</p>
<h2>Before you scan</h2>
<ul>
<li>A QR lasts 15 minutes. If it runs out, nothing's been charged; just make a new one.</li>
<li>Each QR can be paid once. Don't save the picture for next month.</li>
<li>Credits last 12 months. Those that expire first are spent first, and we'll remind you 30 days, 7 days and 1 day ahead.</li>
<li>Credits on hold for a job don't expire while they're held.</li>
</ul>
<h2>The other ways haven't gone</h2>
<p>Cards still work, and so do bank transfers with a slip. If a payment has to pass several desks in your company, a transfer may suit you better, since it gives you longer to pay than a QR does. Anything else about credits is in the <a href="/en/faq">FAQ</a>.</p>
<p>We're off to tell the tea stall.</p>
`,
    },
  },
}
