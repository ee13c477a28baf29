import type { Topic } from './topic.ts'

export const MARKETER_CREDITS: Topic = {
  audience: 'marketer',
  topic: { th: 'เครดิตและแพ็กเกจ', en: 'Credits and packages' },
  questions: [
    {
      slug: 'top-up-credits',
      question: { th: 'เติมเครดิตด้วยวิธีไหนได้บ้าง', en: 'How can I top up credits?' },
      answer: {
        th: `<p>จ่ายได้สามทาง คือ QR พร้อมเพย์ บัตร และโอนผ่านธนาคารพร้อมแนบสลิป 1 เครดิตเท่ากับ 1 บาท ยังไม่รวม VAT {$vat} เช่น เติม 10,000 เครดิต ยอดจ่ายจริงคือ {$exampleTopUp} บาท</p>
<p>QR หนึ่งใบผูกกับรายการเดียว จึงไม่ควรสแกนซ้ำหรือจ่ายยอดอื่น เมื่อเงินเข้า เครดิตจะขึ้นในบัญชีพร้อมใบกำกับภาษี/ใบเสร็จรับเงิน ส่วนการโอนพร้อมสลิป ทีมงานเทียบยอดก่อนเพิ่มเครดิต</p>
<p>ไปที่<a href="/th/Marketer/buyCredit">เติมเครดิต</a></p>`,
        en: `<p>Three ways: PromptPay QR, card, or a bank transfer with its slip. One credit is THB 1 before {$vat} VAT, so 10,000 credits come to THB {$exampleTopUp}.</p>
<p>Each QR belongs to one order, so don't scan it twice or pay a different amount. Once the money arrives, the credits show in your account together with a tax invoice / receipt. For transfers, our team compares the slip with the amount first.</p>
<p>Ready? <a href="/en/Marketer/buyCredit">Top up credits</a>.</p>`,
      },
    },
    {
      slug: 'credit-expiry',
      question: { th: 'เครดิตหมดอายุเมื่อไร', en: 'When do credits expire?' },
      answer: {
        th: `<p>เครดิตแต่ละก้อนใช้ได้ {$creditMonths} เดือนนับจากวันที่ซื้อ ระบบใช้ก้อนที่ใกล้หมดอายุก่อนเสมอ และเตือนล่วงหน้า 30 วัน 7 วัน และ 1 วัน</p>
<p>เครดิตที่พักไว้กับงานไม่หมดอายุระหว่างที่งานยังเดินอยู่ ถ้างานยกเลิกและมีเครดิตคืน ส่วนที่คืนจะใช้ต่อได้อีกอย่างน้อย {$creditReturnDays} วัน แม้ก้อนเดิมจะเลยกำหนดไปแล้ว ดูวันหมดอายุทุกก้อนได้ที่<a href="/th/Marketer/credit">หน้ายอดเครดิต</a></p>`,
        en: `<p>Each lot lasts {$creditMonths} months from the day you bought it. We always spend the one that expires first, and we remind you 30 days, 7 days and 1 day ahead.</p>
<p>Credits on hold for a job don't expire while the job is running. If it's cancelled and some are returned, they stay usable for at least {$creditReturnDays} more days, even if their lot would have expired by then. Every date is on your <a href="/en/Marketer/credit">credit balance</a> page.</p>`,
      },
    },
    {
      slug: 'hold-amount',
      question: { th: 'พักเครดิตเท่าไร และเงินไปถึงครีเอเตอร์เมื่อไร', en: 'How much goes on hold, and when is it paid out?' },
      answer: {
        th: `<p>ระบบพักค่าจ้างกับค่าบริการ {$serviceFee} ตอนที่คุณรับใบสมัครหรือส่งคำเชิญ งาน {$examplePay} บาทจึงพักไว้ {$exampleHold} เครดิต ถ้าครีเอเตอร์ต้องซื้อสินค้าก่อน วงเงินเบิกคืนจะพักแยกอีกก้อนโดยไม่คิดค่าบริการ</p>
<p>เงินยังอยู่ที่เราจนงานจบ คือดราฟต์ผ่าน โพสต์ผ่านการตรวจ และอินไซต์ได้รับอนุมัติ จากนั้นจึงจ่ายออกให้ครีเอเตอร์ หากงานยกเลิกก่อน ส่วนที่คืนจะกลับเข้าบัญชีคุณพร้อมค่าบริการตามสัดส่วน</p>`,
        en: `<p>The job pay plus the {$serviceFee} fee goes on hold when you accept an application or send an invite. A THB {$examplePay} job holds {$exampleHold} credits. If the creator has to buy something first, the cap for that is a separate hold with no fee on it.</p>
<p>We keep the money until the job is done: draft approved, post checked, insights approved. Then it's paid out. If the job is cancelled earlier, your share is returned, with the fee in the same proportion.</p>`,
      },
    },
    {
      slug: 'package-contents',
      question: { th: 'แพ็กเกจหนึ่งมีอะไรบ้าง', en: "What's in a package?" },
      answer: {
        th: `<p>แพ็กเกจคือจำนวนงานที่กำหนดระดับครีเอเตอร์ ชนิดโพสต์ และช่องทางไว้แล้วในราคาเดียว ยังไม่รวม VAT {$vat} ใช้ได้ {$packageMonths} เดือนนับจากวันซื้อ ในหน้าแพ็กเกจบอกค่าจ้างที่ครีเอเตอร์ได้ต่องานชัดเจน และราคาต่องานรวมค่าบริการแล้ว</p>
<p>ครีเอเตอร์ที่ตั้งราคาไว้สูงกว่าเลือกรับค่าจ้างนี้หรือไม่รับก็ได้ ส่วนรอบแก้เพิ่มและค่าสินค้าเบิกคืนไม่รวมอยู่ในแพ็กเกจ ต้องพักเครดิตแยก</p>`,
        en: `<p>A set number of jobs, with the creator tier, post type and platform already decided, at one price before {$vat} VAT. It's valid for {$packageMonths} months from purchase. The page says what the creator earns for each job, and the price per job already has our fee in it.</p>
<p>Creators who usually charge more may take that pay or decline. Extra revisions and reimbursements aren't part of a package; those go on hold from your credits.</p>`,
      },
    },
    {
      slug: 'package-unit-return',
      question: { th: 'งานในแพ็กเกจยกเลิก สิทธิ์กลับมาไหม', en: 'If a package job is cancelled, do I get it back?' },
      answer: {
        th: `<p>ขึ้นอยู่กับสัดส่วนที่คืนตามขั้นของงาน</p>
<ul><li>คืน 100% เช่น ครีเอเตอร์ไม่รับงานหรือคุณยกเลิกก่อนเริ่มทำดราฟต์ สิทธิ์ 1 งานกลับเข้ายอดแพ็กเกจ และใช้ต่อได้อีกอย่างน้อย {$creditReturnDays} วัน</li>
<li>คืนน้อยกว่านั้น ถือว่าใช้สิทธิ์ไปแล้ว ส่วนของแบรนด์คืนเป็นเครดิตแทน และเครดิตที่คืนก็ใช้ได้อย่างน้อย {$creditReturnDays} วันเช่นกัน</li></ul>
<p>ก่อนกดยกเลิก หน้างานจะบอกว่าคืนเท่าไรและเป็นแบบไหน</p>`,
        en: `<p>That depends on the share that's returned at that stage.</p>
<ul><li>At 100%, for example when the creator declines or you cancel before drafting starts, the job goes back into your package and stays usable for at least {$creditReturnDays} more days.</li>
<li>At any other share, the job counts as used, and your share is returned as credits instead. Those stay usable for at least {$creditReturnDays} days too.</li></ul>
<p>The job page tells you the amount, and which of the two it is, before you confirm.</p>`,
      },
    },
    {
      slug: 'unused-credits',
      question: { th: 'จะปิดบัญชี เครดิตที่เหลือจะเป็นอย่างไร', en: 'What happens to my credits if I close the account?' },
      answer: {
        th: `<p>ต้องจัดการงานที่ยังเดินอยู่และรายการชำระเงินที่ค้างให้จบก่อน บัญชีแบรนด์จึงปิดได้ เมื่อปิดแล้วเครดิตและสิทธิ์ในแพ็กเกจที่เหลือจะสิ้นสุดไปพร้อมบัญชี เว้นแต่ทีมงานคืนเงินให้</p>
<p>ถ้าต้องการขอคืนเงิน <a href="/th/contact">ติดต่อเรา</a>ก่อนยืนยันการปิด ทีมงานจะตรวจก้อนที่ยังไม่หมดอายุและวิธีที่คุณจ่ายมา แล้วตอบผลพร้อมเหตุผล ดาวน์โหลดเอกสารภาษีเก็บไว้ก่อนปิดบัญชีด้วย</p>`,
        en: `<p>Finish or cancel the jobs in progress and pay any unpaid order first; a brand account can't close before that. Once it's closed, the credits and package jobs left in it end too, unless our team refunds them.</p>
<p>If you'd like a refund, <a href="/en/contact">contact us</a> before you confirm. We look at the lots that haven't expired and how you paid, then reply with a reason. Download your tax documents before you go.</p>`,
      },
    },
  ],
}
