import type { CaseRow } from './build-case.ts'
import { byDay, count, days, MEASURES, money, percent } from './figure-parts.ts'

export const KRUAYAINUAN_BOWLS: CaseRow = {
  slug: 'kruayainuan-first-bowls-ratchaburi',
  daysAgo: 205,
  category: 13,
  brand: 'kruayainuan',
  cover: ['noodles', 'เตี๋ยวต้มยำในชามตราไก่', 'Tom yam noodles in a rooster bowl'],
  title: {
    th: 'ครัวยายนวล: เตี๋ยวล็อตแรก 3,300 ซอง หมดใน 12 วัน ด้วยคนบ้านเดียวกัน',
    en: 'Krua Yai Nuan: the first 3,300 packs gone in 12 days, thanks to the neighbours',
  },
  summary: {
    th: 'โรงเตี๋ยวเล็ก ๆ ที่ราชบุรีชวนครีเอเตอร์ 16 คนที่โตมากับก๋วยเตี๋ยวโอ่ง มาต้มชามแรกที่บ้านตัวเอง',
    en: 'A small noodle maker in Ratchaburi asked 16 creators who grew up on its kind of tom yam to cook the first bowl at home.',
  },
  channels: ['FACEBOOK_PAGE', 'TIKTOK'],
  creators: 16,
  figures: [
    count(MEASURES.coupons, 660),
    money(MEASURES.perCoupon, 40),
    days({ th: 'ขายล็อตแรกหมดใน', en: 'First batch sold out in' }, 12),
    count(MEASURES.reach, 171_400),
    count(MEASURES.engagements, 13_712),
    percent(MEASURES.rate, 8),
  ],
  series: [
    byDay(
      MEASURES.reach,
      'count',
      [8_200, 15_900, 21_400, 24_600, 22_300, 18_700, 15_200, 12_800, 10_600, 8_900, 7_100, 5_700],
    ),
    byDay(MEASURES.coupons, 'count', [18, 47, 72, 88, 84, 75, 66, 57, 50, 42, 34, 27]),
  ],
  quote: {
    text: {
      th: 'ลูกค้าจากระยองโทรมาถามว่าใช่รสเดียวกับร้านหน้าวัดไหม ยายบอกว่าใช่ เพราะคนปรุงคนเดียวกัน',
      en: "A customer rang from Rayong to ask if it tastes like the shop by the temple. Of course it does, I said. It's the same cook.",
    },
    by: { th: 'สมนวล ต้มยำ เจ้าของ ครัวยายนวล', en: 'Somnuan Tomyam, owner, Krua Yai Nuan' },
  },
  body: {
    th: `
<p>ร้านหน้าวัดของสมนวลเปิดมาสามสิบปี มีลูกค้าที่ย้ายไปทำงานต่างจังหวัดแล้วโทรมาขอซื้อเครื่องต้มยำกลับไปบ้านเสมอ ปีนี้หลานช่วยทำเตี๋ยวแห้งใส่ซองในชื่อเตี๋ยวชามไก่ รสต้มยำโบราณ ล็อตแรกมี 3,300 ซอง ซึ่งเยอะมากสำหรับโรงงานที่มีพนักงานเจ็ดคน</p>
<h2>หาคนที่รู้จักรสนี้อยู่แล้ว</h2>
<p>แทนที่จะหาครีเอเตอร์สายอาหารคนดัง ครัวยายนวลตั้งเงื่อนไขแค่สองข้อ เคยอยู่ราชบุรีหรือจังหวัดใกล้เคียง และทำอาหารกินเองที่บ้าน รับ 16 คน ค่าจ้างคนละ 1,500 บาท รวมค่าบริการเป็น 26,400 บาท ส่วนใหญ่เป็นนาโนครีเอเตอร์ บางคนมีเพจของตำบล บางคนทำ TikTok ให้เพื่อนร่วมงานดู</p>
<p>แบรนด์ส่งเตี๋ยวให้คนละห้าซองพร้อมกระดาษเขียนมือหนึ่งแผ่น ข้อความในกระดาษคือบรีฟทั้งหมด</p>
<blockquote>ต้มให้คนที่บ้านกินก่อน แล้วถามเขาว่าขาดอะไร ได้คำตอบแล้วค่อยเล่า บอกด้วยว่าใส่อะไรเพิ่ม ขอบคุณจ้ะ ยายนวล</blockquote>
<h2>สูตรเพิ่มที่ยายไม่ได้คิด</h2>
<p>ทุกโพสต์จึงไม่เหมือนกัน มีคนใส่หมูบด มีคนใส่ถั่วฝักยาวแบบร้านหน้าโรงเรียน มีคนบอกตรง ๆ ว่าเปรี้ยวไปหน่อยสำหรับเด็กแล้วแนะให้ลดผงปรุงครึ่งหนึ่ง ยายอ่านทุกโพสต์และขออนุญาตนำสามสูตรไปพิมพ์หลังซอง</p>
<p>กระดาษเขียนมือกลายเป็นของที่คนถ่ายรูปมากที่สุด มากกว่าชามเตี๋ยว บางคนเล่าเรื่องกระดาษก่อนเล่ารสชาติ</p>
<h2>นับถอยหลังจากโกดัง</h2>
<p>การเข้าถึงสูงสุดวันที่ 4 ที่ 24,600 คน วันเดียวกับที่มีคนใช้โค้ดมากที่สุด 88 ครั้ง ทั้งแคมเปญมีการเข้าถึง 171,400 คน การมีส่วนร่วม 13,712 ครั้ง ER (อัตราการมีส่วนร่วม) 8.0% ซึ่งมาจากคอมเมนต์เล่าความหลังเป็นหลัก</p>
<p>โค้ดใช้ได้กับชุดห้าซอง มีคนใช้ 660 ครั้ง เท่ากับ 3,300 ซองพอดี ของหมดใน 12 วัน ต้นทุนต่อการใช้โค้ด 40.00 บาท หรือซองละ 8 บาท</p>
<h2>ร้านเล็กได้เปรียบตรงไหน</h2>
<ul>
<li>มีเรื่องจริงของคนจริง ไม่ต้องแต่ง</li>
<li>มีลูกค้าเก่าที่กระจายอยู่ทั่วประเทศและรอข่าว</li>
<li>ของมีจำกัด จึงวัดผลง่าย นับของที่เหลือก็รู้คำตอบ</li>
</ul>
<p>ล็อตสองเพิ่มเป็นสองเท่าและเปิดรับครีเอเตอร์ภาคใต้ที่ย้ายมาจากราชบุรี ร้านที่อยากเริ่มจากกลุ่มเล็ก ๆ ดู<a href="/th/Marketer/package/detail/nano-20">แพ็กเกจนาโน</a>หรือเปิดงานเองใน<a href="/th/jobMarketBoard">ตลาดงาน</a>ก็ได้</p>`,
    en: `
<p>Somnuan's shop by the temple has been open for thirty years. Customers who've moved away for work still ring and ask her to send tom yam paste. This year her grandchildren helped her put dried noodles in a packet, under the name Rooster-bowl noodles. The first batch was 3,300 packs, a lot for a workshop with seven staff.</p>
<h2>Finding people who knew the taste</h2>
<p>Krua Yai Nuan didn't go after famous food creators. It set two requirements: you've lived in or near Ratchaburi, and you cook at home. There were 16 slots at THB 1,500, THB 26,400 with the service fee. Most of those chosen were nano creators. Some run a page for their subdistrict, some make TikToks mainly for colleagues.</p>
<p>Everyone was sent five packs and one handwritten sheet. The sheet was the whole brief.</p>
<blockquote>Cook it for your family first and ask them what's missing. Once they've answered, tell people, and say what you added. Thank you, dear. Yai Nuan</blockquote>
<h2>Recipes Grandma hadn't thought of</h2>
<p>So no two posts were alike. One creator added minced pork. One added long beans, like the shop outside her school. One said frankly that it was a bit sour for children and suggested half the seasoning. Yai Nuan read every post and asked if she could print three of the recipes on the back of the pack.</p>
<p>The note was photographed more than the noodles. Some people told the story of the note before they got to the taste.</p>
<h2>Counting down from the storeroom</h2>
<p>Reach peaked on day 4 at 24,600, the same day the code was used most, 88 times. The campaign had a reach of 171,400 and 13,712 engagements, an ER (engagement rate) of 8.0%, mostly comments full of memories.</p>
<p>The code was good for a set of five. It was used 660 times, which is exactly 3,300 packs, and the shelves were bare in 12 days. Each use cost THB 40.00, or THB 8 a pack.</p>
<h2>Where a small shop has the edge</h2>
<ul>
<li>It has a real person with a real story, so there's nothing to dress up.</li>
<li>It has old customers all over the country, waiting for news.</li>
<li>Stock is limited, so measuring is easy. Count what's left.</li>
</ul>
<p>The second batch is twice the size, and open to creators who've moved from Ratchaburi to the south. If you'd like to begin with a small circle, look at the <a href="/en/Marketer/package/detail/nano-20">nano package</a>, or open your own job on the <a href="/en/jobMarketBoard">job market</a>.</p>`,
  },
}
