import type { Topic } from './topic.ts'

export const MARKETER_START: Topic = {
  audience: 'marketer',
  topic: { th: 'เริ่มต้นใช้งาน', en: 'Getting started' },
  questions: [
    {
      slug: 'brand-sign-up',
      question: { th: 'ใครเปิดบัญชีแบรนด์ได้บ้าง', en: 'Who can open a brand account?' },
      answer: {
        th: `<p>เปิดได้ทั้งแบรนด์ เอเจนซี และบุคคลทั่วไป เริ่มจากอีเมลกับรหัสผ่านยาว {$passwordMin}–{$passwordMax} ตัว แล้วใส่รหัสยืนยัน {$contactCodeDigits} หลักที่เราส่งไปทางอีเมล</p>
<p>ก่อนเติมเครดิตครั้งแรก ใส่ชื่อและที่อยู่สำหรับใบกำกับภาษี นิติบุคคลใช้เลข 13 หลักที่ขึ้นต้นด้วย 0 พร้อมเลขสาขา 5 หลัก สำนักงานใหญ่ใช้ 00000 ส่วนบุคคลธรรมดาใช้เลขประจำตัวประชาชน</p>
<p>เริ่มได้ที่หน้า<a href="/th/Marketer/signup">สมัครใช้งานสำหรับแบรนด์</a></p>`,
        en: `<p>Brands, agencies and individuals all can. You start with an email address and a password of {$passwordMin} to {$passwordMax} characters, then type the {$contactCodeDigits}-digit code we send you.</p>
<p>Before your first top-up, add the name and address for your tax invoices. Companies use their 13-digit number that starts with 0 and a 5-digit branch (00000 for the head office). Individuals use their national ID.</p>
<p>It all begins on the <a href="/en/Marketer/signup">brand sign-up page</a>.</p>`,
      },
    },
    {
      slug: 'brand-cost',
      question: { th: 'ใช้ Talad ต้องจ่ายอะไรบ้าง', en: 'What does Talad cost a brand?' },
      answer: {
        th: `<p>สมัครและลงแคมเปญไม่มีค่าใช้จ่าย คุณจ่ายเมื่อรับครีเอเตอร์เข้าร่วมงาน โดยมีสองส่วน</p>
<ul><li>ค่าจ้างของงาน ซึ่งเห็นก่อนรับทุกครั้ง</li><li>ค่าบริการ {$serviceFee} ของค่าจ้าง ส่วนแพ็กเกจรวมค่าบริการไว้ในราคาแล้ว</li></ul>
<p>VAT {$vat} คิดครั้งเดียวตอนซื้อเครดิตหรือแพ็กเกจ จึงไม่มีบรรทัด VAT อีกตอนพักเครดิต ไม่มีค่าสมาชิกรายเดือน และครีเอเตอร์ไม่ต้องจ่ายค่าบริการให้เรา ค่าจ้าง {$examplePay} บาทจึงใช้ {$exampleHold} เครดิต</p>`,
        en: `<p>Signing up and posting a campaign cost nothing. You pay when you accept a creator, and the bill has two parts:</p>
<ul><li>the job pay, which you always see first</li><li>a service fee of {$serviceFee} on top of it; a package has its fee in its price</li></ul>
<p>VAT of {$vat} is charged once, when you buy credits or a package, so it doesn't come up again when credits go on hold. There's no monthly plan, and creators pay us no fee. A THB {$examplePay} job takes {$exampleHold} credits.</p>`,
      },
    },
    {
      slug: 'brand-code',
      question: { th: 'รหัสยืนยันไม่มาหรือใส่แล้วไม่ผ่าน ทำอย่างไร', en: "My code didn't come, or won't work. What now?" },
      answer: {
        th: `<p>ดูกล่องจดหมายขยะก่อน แล้วเทียบรหัสอ้างอิงให้ตรงกับบนหน้าจอ เพราะเมื่อขอรหัสใหม่ รหัสเก่าใช้ไม่ได้ทันที</p>
<ul><li>รหัสใช้ได้ {$codeMinutes} นาที และใส่ผิดได้ {$codeTries} ครั้ง</li><li>ขอใหม่ได้ทุก {$codeSeconds} วินาที ไม่เกิน {$codesPerHour} ครั้งต่อชั่วโมง และ {$codesPerDay} ครั้งต่อวัน</li><li>ยืนยันอีเมลหรือเบอร์ใช้ {$contactCodeDigits} หลัก ตั้งรหัสผ่านใหม่ใช้ {$secureCodeDigits} หลัก</li></ul>
<p>ยังไม่ได้อีก <a href="/th/contact">ติดต่อเรา</a> ได้เลย แต่อย่าบอกรหัสกับใคร รวมถึงทีมงาน</p>`,
        en: `<p>Look in your spam folder, then compare the reference on the screen with the one in the message. Asking for a new code cancels the old one.</p>
<ul><li>A code lasts {$codeMinutes} minutes and allows {$codeTries} tries.</li><li>You can ask again after {$codeSeconds} seconds, up to {$codesPerHour} times an hour and {$codesPerDay} a day.</li><li>Email and phone checks use {$contactCodeDigits} digits; resetting a password uses {$secureCodeDigits}.</li></ul>
<p>Still stuck? <a href="/en/contact">Contact us</a>. Never tell anyone your code, our team included.</p>`,
      },
    },
    {
      slug: 'campaign-kinds',
      question: { th: 'ควรเลือกแคมเปญสาธารณะ เชิญเท่านั้น หรือแพ็กเกจ', en: 'Public, invite-only or package: which one?' },
      answer: {
        th: `<p>ดูจากว่าคุณรู้จักครีเอเตอร์ที่ต้องการแล้วหรือยัง</p>
<ul><li><strong><a href="/th/Marketer/publicCampaign">แคมเปญสาธารณะ</a></strong> ลงในตลาดงาน ให้คนที่ตรงเงื่อนไขสมัครเข้ามา เหมาะกับการหาหน้าใหม่</li>
<li><strong><a href="/th/Marketer/inviteOnlyCampaign">แคมเปญเชิญเท่านั้น</a></strong> คุณเลือกคนเองและส่งคำเชิญพร้อมราคา เหมาะกับสินค้าที่ยังไม่เปิดตัว</li>
<li><strong><a href="/th/Marketer/package">แพ็กเกจ</a></strong> ซื้อจำนวนงานของครีเอเตอร์ระดับเดียวกันในราคาเดียว เหมาะกับงบที่ต้องปิดให้ลงตัวก่อนเริ่ม</li></ul>
<p>แคมเปญหนึ่งเลือกจ่ายด้วยเครดิตหรือแพ็กเกจอย่างใดอย่างหนึ่ง</p>`,
        en: `<p>It depends on whether you already know who you want.</p>
<ul><li><strong><a href="/en/Marketer/publicCampaign">Public campaigns</a></strong> go on the job market, and creators who fit apply. Good for finding new faces.</li>
<li><strong><a href="/en/Marketer/inviteOnlyCampaign">Invite-only campaigns</a></strong> let you pick people and send each one a price. Good for products you haven't launched.</li>
<li><strong><a href="/en/Marketer/package">Packages</a></strong> are a set number of jobs from one creator tier at one price. Good when the budget must be fixed first.</li></ul>
<p>A job is paid with credits or with a package, never both.</p>`,
      },
    },
  ],
}
