import type { Topic } from './topic.ts'

export const INFLUENCER_TAX: Topic = {
  audience: 'influencer',
  topic: { th: 'ภาษี', en: 'Tax' },
  questions: [
    {
      slug: 'withholding-tax',
      question: {
        th: 'หักภาษี ณ ที่จ่ายกี่เปอร์เซ็นต์ และใบ 50 ทวิอยู่ที่ไหน',
        en: 'How much tax is withheld, and where is my 50 Tawi?',
      },
      answer: {
        th: `<ul><li>บุคคลธรรมดาที่อยู่ในไทย งานรับจ้างทำของ {$taxIndividual}</li><li>นักแสดงสาธารณะ {$taxEntertainer}</li><li>นิติบุคคล {$taxCompany}</li><li>ผู้ที่ไม่ได้อยู่ในไทย {$taxNonResident}</li></ul>
<p>หักเมื่อสัญญาของงานมีมูลค่า {$taxFrom} บาทขึ้นไป ส่วนผู้ที่ไม่ได้อยู่ในไทยหักตั้งแต่บาทแรก คิดจากค่าจ้างก่อน VAT ทุกงานที่หักมีหนังสือรับรองการหักภาษี ณ ที่จ่าย (50 ทวิ) เป็น PDF ในหน้ารายได้ เก็บไว้ใช้ยื่นภาษีประจำปี ภาษีที่ถูกหักไว้เป็นเครดิตหักจากภาษีที่ต้องจ่ายจริง ถ้าจ่ายเกินก็ขอคืนจากกรมสรรพากรได้</p>`,
        en: `<ul><li>individuals living in Thailand, hire of work: {$taxIndividual}</li><li>public entertainers: {$taxEntertainer}</li><li>companies: {$taxCompany}</li><li>payees not resident in Thailand: {$taxNonResident}</li></ul>
<p>It's withheld when the job's contract is worth THB {$taxFrom} or more (from the first baht for payees not resident in Thailand), on the pay before VAT. Each such job has a withholding tax certificate (50 Tawi) as a PDF on your earnings page. Keep it for your yearly return: what was withheld counts towards the tax you owe, and you can claim any excess back from the Revenue Department.</p>`,
      },
    },
    {
      slug: 'creator-vat',
      question: { th: 'จดทะเบียน VAT แล้ว จะได้ VAT เพิ่มไหม', en: "I'm VAT-registered. Am I paid VAT on top?" },
      answer: {
        th: `<p>ได้ เราจ่าย VAT {$vat} เพิ่มจากค่าจ้าง เพราะ Talad เป็นผู้จ้างคุณโดยตรง งาน {$examplePay} บาทจะมี VAT อีก {$exampleVat} บาท ส่วนภาษีหัก ณ ที่จ่ายยังคิดจาก {$examplePay} บาท แบรนด์ไม่ต้องพักเครดิตเพิ่ม</p>
<p>ก่อนเริ่ม แนบไฟล์ ภ.พ.20 และใส่เลขสาขา 5 หลัก (สำนักงานใหญ่ 00000) ใน<a href="/th/Influencer/account">โปรไฟล์</a> ทีมงานตรวจแล้วจึงมีผลกับงานถัดไป และคุณมีหน้าที่ออกใบกำกับภาษีให้เราในชื่อบริษัท ตลาด มีเดีย จำกัด</p>`,
        en: `<p>You are. Talad hires you directly, so we pay {$vat} VAT on top of your job pay: THB {$exampleVat} more on a THB {$examplePay} job. Withholding tax is still worked out on the {$examplePay}, and the brand's hold doesn't grow.</p>
<p>First attach your P.P.20 and enter your 5-digit branch (00000 for a head office) in your <a href="/en/Influencer/account">profile</a>. Once our team has checked it, it applies to the jobs that follow. You then owe us a tax invoice made out to Talad Media Co., Ltd.</p>`,
      },
    },
  ],
}
