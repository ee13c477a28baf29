import type { SiteItem } from '../types.ts'

export const TAWI_CERTIFICATES: SiteItem<'article'> = {
  kind: 'article',
  slug: 'a-50-tawi-for-every-taxed-job',
  published: { daysAgo: 224, minute: 600 },
  doc: {
    title: {
      th: 'ใบ 50 ทวิออกให้ทุกงานที่หักภาษี โหลดได้ทันทีที่เงินเข้า',
      en: 'A 50 Tawi for every taxed job, ready when the money lands',
    },
    summary: {
      th: 'หนังสือรับรองการหักภาษี ณ ที่จ่ายไม่ต้องทวงอีกแล้ว เราออกเป็น PDF ให้ทีละงาน พร้อมอธิบายว่าใครถูกหักเท่าไรและคิดจากยอดไหน',
      en: "No more chasing withholding tax certificates. We issue one PDF per job, and here's who has how much withheld, and on what amount.",
    },
    cover: {
      fileId: null,
      scene: 'home',
      alt: {
        th: 'ภาพวาดห้องนั่งเล่นริมหน้าต่างที่มีโซฟาสีเขียว',
        en: 'A drawing of a living room with a green sofa by the window',
      },
    },
    category: 12,
    tags: ['investment', 'news'],
    author: { th: 'กองบรรณาธิการตลาด', en: 'Talad editors' },
    body: {
      th: `
<p>ทุกต้นปีเราได้รับคำถามเดียวกันหลายร้อยข้อความ คือขอใบ 50 ทวิของงานเดือนมีนาคมปีก่อน คำตอบใหม่คือไม่ต้องขอแล้ว</p>
<h2>อะไรเปลี่ยนไป</h2>
<p>เมื่องานจบและมีการหักภาษี หนังสือรับรองการหักภาษี ณ ที่จ่าย (50 ทวิ) ออกพร้อมกับเงินที่เข้ากระเป๋า หนึ่งงานหนึ่งฉบับ เป็น PDF ภาษาไทยที่มีข้อมูลครบตามที่กรมสรรพากรกำหนด เปิดได้จากรายการของงานนั้นในหน้า <a href="/th/Influencer/statement">รายได้</a> ใบผูกกับงาน ไม่ได้ผูกกับการถอนเงิน คุณจะถอนกี่ครั้งหรือยังไม่ถอนเลยก็มีใบเท่าเดิม</p>
<h2>หักเท่าไร จากยอดไหน</h2>
<table>
<thead><tr><th scope="col">ผู้รับเงิน</th><th scope="col">อัตรา</th><th scope="col">ค่าจ้าง 4,500 บาท เข้ากระเป๋า</th></tr></thead>
<tbody>
<tr><td>บุคคลธรรมดา รับจ้างทำของ</td><td>3%</td><td>4,365 บาท</td></tr>
<tr><td>นิติบุคคล</td><td>3%</td><td>4,365 บาท</td></tr>
<tr><td>นักแสดงสาธารณะ</td><td>5%</td><td>4,275 บาท</td></tr>
<tr><td>ผู้ไม่มีถิ่นที่อยู่ในไทย</td><td>15%</td><td>3,825 บาท</td></tr>
</tbody>
</table>
<p>เราคิดจากค่าจ้างก่อน VAT และหักเมื่อสัญญามีมูลค่าตั้งแต่ 1,000 บาท งานที่ต่ำกว่านั้นไม่หักจึงไม่มีใบ ค่าสินค้าเบิกคืนไม่ใช่ค่าจ้าง จึงไม่นำมาคิด</p>
<h2>กรณีที่คนถามบ่อย</h2>
<ul>
<li><strong>งานถูกยกเลิกกลางทาง</strong> ส่วนที่คุณได้รับถือเป็นค่าจ้าง หักภาษีและออกใบเหมือนงานที่จบ</li>
<li><strong>มีผู้จัดการ</strong> คุณกับผู้จัดการได้ใบของใครของมัน ตามส่วนแบ่งและประเภทผู้เสียภาษีของแต่ละคน</li>
<li><strong>จด VAT</strong> คุณได้รับ VAT 7% เพิ่มจากค่าจ้าง แต่ฐานภาษีหัก ณ ที่จ่ายยังเป็นยอดก่อน VAT</li>
</ul>
<h2>ตรวจสองอย่างก่อนงานถัดไป</h2>
<p>ชื่อกับที่อยู่บนใบมาจากข้อมูลบัญชีของคุณ ลองดูว่าเลขประจำตัวผู้เสียภาษีถูกทุกหลักและที่อยู่เป็นปัจจุบัน ถ้าใบที่ออกแล้วมีข้อมูลผิด ส่งเลขที่ใบมาทางหน้า <a href="/th/contact">ติดต่อเรา</a></p>
`,
      en: `
<p>At the start of each year we'd get the same message by the hundred: could I have the 50 Tawi for a job I did last March? The new answer is that you needn't ask.</p>
<h2>What's changed</h2>
<p>When a job ends and tax is withheld, the withholding tax certificate (50 Tawi) is issued as the money reaches your wallet. It's one certificate per job: a PDF in Thai with every field the Revenue Department asks for. Open it from that job's entry on your <a href="/en/Influencer/statement">Earnings</a> page. It belongs to the job, not to a withdrawal, so it's there however often you withdraw, or even if you haven't yet.</p>
<h2>How much, and on what</h2>
<table>
<thead><tr><th scope="col">Who's paid</th><th scope="col">Rate</th><th scope="col">From job pay of THB 4,500 you get</th></tr></thead>
<tbody>
<tr><td>Individual, hire of work</td><td>3%</td><td>THB 4,365</td></tr>
<tr><td>Company</td><td>3%</td><td>THB 4,365</td></tr>
<tr><td>Public entertainer</td><td>5%</td><td>THB 4,275</td></tr>
<tr><td>Not resident in Thailand</td><td>15%</td><td>THB 3,825</td></tr>
</tbody>
</table>
<p>We work it out on job pay before VAT, for contracts of THB 1,000 or more. Below that nothing's withheld, so there's no certificate. Reimbursements aren't pay and don't count.</p>
<h2>Questions we get a lot</h2>
<ul>
<li><strong>The job was cancelled halfway.</strong> Whatever you receive counts as pay: tax is withheld and you get a certificate, just as you would for a finished job.</li>
<li><strong>You've got a manager.</strong> Each of you gets your own, for your own share and your own tax class.</li>
<li><strong>You're VAT-registered.</strong> We pay 7% VAT on top of your job pay. Withholding is still worked out on the amount before VAT.</li>
</ul>
<h2>Two things to check before your next job</h2>
<p>The name and address on the certificate come from your account. Make sure every digit of your tax ID is right and your address is up to date. If something's wrong on one that's already been issued, send us its number through the <a href="/en/contact">contact page</a>.</p>
`,
    },
  },
}
