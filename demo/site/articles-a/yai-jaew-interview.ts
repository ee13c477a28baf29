import type { SiteItem } from '../types.ts'

export const YAI_JAEW_INTERVIEW: SiteItem<'article'> = {
  kind: 'article',
  slug: 'yai-jaew-reads-a-brief-by-the-charcoal-stove',
  published: { daysAgo: 79, minute: 430 },
  doc: {
    title: {
      th: 'ยายแจ๋วอ่านบรีฟหน้าเตาถ่าน',
      en: 'Yai Jaew reads a brief by the charcoal stove',
    },
    summary: {
      th: 'คนติดตามสามแสนกว่าคนรอดูยายทำกับข้าวให้หลานทุกเย็น ยายแจ๋วเล่าว่าทำไมไม่ยอมชั่งน้ำปลา ทำไมให้หลานอ่านบรีฟดัง ๆ สองรอบ และเคยบอกแบรนด์ว่าอะไรก่อนจะรับงาน',
      en: "More than 300,000 people watch Yai Jaew cook for her grandchildren each evening. She tells us why she won't weigh the fish sauce, why a brief is read aloud twice, and what she says to a brand before she takes a job.",
    },
    cover: {
      fileId: null,
      scene: 'noodles',
      alt: { th: 'ภาพวาดชามตราไก่ใส่ก๋วยเตี๋ยวร้อน ๆ', en: 'A drawing of hot noodles in a rooster bowl' },
    },
    category: 5,
    tags: ['food', 'family'],
    author: { th: 'กองบรรณาธิการตลาด', en: 'Talad editors' },
    body: {
      th: `
<p>บ้านยายแจ๋วที่ราชบุรีหาง่าย เลี้ยวตามกลิ่นควันไม้ก็ถึง หลานชายคนโตซึ่งเป็นทั้งตากล้อง คนตัดต่อ และคนล้างจาน ยกเก้าอี้มาให้ ยายนั่งพัดเตาอยู่แล้ว และเริ่มสัมภาษณ์เราก่อนว่ากินข้าวมาหรือยัง</p>
<h2>เริ่มจากหลานไม่ยอมกินผัก</h2>
<p><strong>ยายเริ่มถ่ายคลิปได้อย่างไร</strong></p>
<p>หลานมันไม่กินผัก ยายแกงเลียงให้ก็เขี่ย วันหนึ่งพี่มันถ่ายคลิปน้องเขี่ยผักลงเฟซ คนดูเยอะกว่างานบวชทั้งตำบล คนเขียนมาว่าให้ใส่ฟักทอง เขียนมาว่าให้สับละเอียด ยายก็ลองทำตามทีละคน กลายเป็นทำทุกเย็น</p>
<p><strong>ยายไม่ชั่งไม่ตวง คนดูทำตามได้หรือ</strong></p>
<p>ได้สิ ยายบอกกะให้ น้ำปลาเท่าที่พอได้กลิ่น พริกเท่าที่บ้านนั้นกินได้ น้ำปลาบ้านยายกับบ้านเธอเค็มเท่ากันที่ไหน ไปบอกว่าสองช้อน เธอทำแล้วเค็ม เธอก็ว่ายาย</p>
<h2>บรีฟต้องอ่านออกเสียงสองรอบ</h2>
<p><strong>เวลามีงานเชิญเข้ามา ทำอย่างไร</strong></p>
<p>หลานอ่านให้ฟัง รอบแรกอ่านตอนยายตำพริก ฟังว่าเขาเป็นใคร ขายอะไร รอบสองอ่านตอนกินข้าวเสร็จ ให้ลูกสะใภ้ฟังด้วย ถ้าสองรอบแล้วยังไม่รู้ว่าเขาจะให้ทำอะไร ก็ให้หลานพิมพ์ถาม ถ้าถามแล้วยังไม่รู้อีก ก็ไม่รับ</p>
<p><strong>ยายดูอะไรก่อน</strong></p>
<p>ดูว่าหลานกินได้ไหม ของที่ยายไม่ให้หลานกิน ยายไม่ให้หลานคนอื่นกิน</p>
<p><em>หลานชายเสริมว่า</em> งานเชิญมีเวลาตอบ 72 ชม. เขาจึงตั้งปลุกไว้ เพราะยายชอบคิดนาน ถ้าเลยเวลา ระบบจะยกเลิกงานให้ แบรนด์ได้เครดิตคืน ไม่มีใครเสียอะไร แต่ยายจะบ่นว่าเสียมารยาทที่ไม่ตอบเขา</p>
<p><strong>เคยมีบรีฟที่ขัดใจไหม</strong></p>
<p>มีเจ้าหนึ่ง เขาขายเครื่องแกง เขาให้พูดว่าอร่อยเหมือนตำเอง ยายบอกไปว่าไม่เหมือน ตำเองหอมกว่า แต่ของเธอเร็วกว่า ยายขอพูดว่าวันไหนกลับบ้านช้า อันนี้ช่วยได้ เขาเงียบไปครึ่งวันแล้วบอกว่าเอาแบบยาย</p>
<blockquote><p>ของเขาดีตรงไหนก็พูดตรงนั้น ไม่ต้องไปยืมความดีของครกมาให้เขา</p></blockquote>
<h2>เรื่องเงินที่ยายจำได้ขึ้นใจ</h2>
<p><strong>ยายตั้งราคาเองหรือเปล่า</strong></p>
<p>หลานดูราคาประเมินให้ ยายบอกว่าแพงไป หลานบอกว่ายายนับค่าถ่าน ค่าปลา ค่าน้องที่ต้องกินซ้ำสามเทกหรือยัง พอนับแล้วก็จริงของมัน โพสต์ภาพ 18,000 บาท ภาษีเขาหัก 3% ไป 540 บาท เข้ามา 17,460 บาท ยายจดใส่สมุดเล่มเดียวกับบัญชีข้าวสาร</p>
<p><strong>ถ้าต้องซื้อของมาทำล่ะ</strong></p>
<p>บางเจ้าให้ซื้อแล้วเบิก ยายเก็บใบเสร็จไว้ใต้ครก หลานถ่ายรูปส่งไป ไม่เกินเพดานเขาก็คืนให้ทั้งหมด เงินก้อนนี้ไม่โดนหักภาษี เพราะซื้อแทนเขา เสียอย่างเดียว แม่ค้าปลาในตลาดไม่เคยเขียนใบเสร็จ ตอนนี้เขียนแล้ว เขียนให้ยายคนเดียว ภูมิใจด้วย</p>
<p><strong>ถอนเงินเองเป็นไหม</strong></p>
<p>เป็น แต่ต้องใส่แว่น เข้า ธ.ก.ส. ชื่อบัญชีต้องตรงกับบัตรประชาชน เคยจะใส่บัญชีหลาน ระบบไม่ยอม ตอนแรกโมโห พอหลานอธิบายว่ากันคนเอาเงินยายไป ก็เลยหายโมโห รหัสมาทางมือถือหกตัว ยายอ่านดัง ๆ หลานต้องรีบบอกว่าอย่าอ่าน</p>
<h2>สิ่งที่ยายไม่ยอมถ่าย</h2>
<p><strong>มีอะไรที่เงินเท่าไรก็ไม่ทำ</strong></p>
<p>ไม่ถ่ายตอนหลานร้องไห้ ไม่ถ่ายในวัด แล้วก็ไม่ทำกับข้าวทิ้ง ถ่ายกี่รอบก็ต้องกินหมด ยายบอกแบรนด์ไว้ก่อนเลยว่าถ้าจะให้แก้ แก้คำพูดได้ แก้เสียงได้ แต่ให้ทำใหม่ทั้งหม้อ ต้องรอวันที่มีคนมากินเพิ่ม</p>
<p><strong>แบรนด์ว่าอย่างไร</strong></p>
<p>เขาหัวเราะ แล้วส่วนใหญ่ก็ไม่ขอแก้ หลานบอกว่าเขาขอได้สองครั้งนะยาย ยายบอกว่าก็ให้เขามากินด้วยสองครั้งสิ</p>
<p><strong>อยากฝากอะไรถึงคนวัยเดียวกัน</strong></p>
<p>อย่าไปคิดว่าแก่แล้วใครจะดู คนเขาไม่ได้ดูหน้า เขาดูว่าบ้านเรามีคนกินข้าวด้วยกัน เรื่องมือถือให้ลูกหลานช่วย ให้มันเปิดหน้า <a href="/th/Influencer">สำหรับครีเอเตอร์</a> แล้วอ่านให้ฟัง อ่านสองรอบนะ</p>
<p>แกงเลียงสุกพอดี หลานคนเล็กเดินมาดูในหม้อ แล้วถามว่ามีฟักทองไหม</p>
`,
      en: `
<p>Yai Jaew's house in Ratchaburi isn't hard to find: you turn where you smell wood smoke. Her eldest grandson, who is cameraman, editor and dishwasher in one, pulls up a chair for us. His grandmother's already fanning the stove, and she gets the first question in. Have you eaten?</p>
<h2>It began with a boy and his vegetables</h2>
<p><strong>How did you start making clips?</strong></p>
<p>My youngest grandson wouldn't eat greens. I made vegetable curry and he pushed it round the bowl. One day his brother put that on Facebook, and more people watched it than came to the whole district's ordinations. They wrote to me. Add pumpkin. Chop it finer. I tried one suggestion each evening, and I haven't stopped.</p>
<p><strong>You never weigh anything. Can people follow?</strong></p>
<p>Of course. I tell them by feel. Fish sauce until you can smell it, chillies as your house likes them. Is your fish sauce as salty as mine? It isn't. If I say two spoons and yours turns out too salty, you'll blame me.</p>
<h2>Every brief is read aloud, twice</h2>
<p><strong>What happens when an invite comes in?</strong></p>
<p>He reads it to me. Once while I'm pounding chillies, so I know who they are and what they sell. Once more after dinner, with my daughter-in-law listening. If we've heard it twice and still don't know what they want, he writes and asks. If we still don't know after that, I say no.</p>
<p><strong>What do you check first?</strong></p>
<p>Whether my grandchildren could eat it. If I wouldn't give it to mine, I won't give it to yours.</p>
<p><em>Her grandson adds:</em> you've got 72 hours to answer an invite, so he sets an alarm, because she likes to sleep on things. If the time runs out, the job's cancelled and the brand gets its credits back. Nobody loses anything. She just thinks it's rude not to reply.</p>
<p><strong>Has a brief ever annoyed you?</strong></p>
<p>One. They sold curry paste and wanted me to say it tastes just like pounding your own. I told them it doesn't. Pounded smells better, but theirs is faster. Let me say it's for nights when you get home late. They went quiet for half a day, then said: do it your way.</p>
<blockquote><p>Praise a thing for what's good about it. You needn't borrow goodness from my mortar.</p></blockquote>
<h2>The sums she knows by heart</h2>
<p><strong>Did you set your own price?</strong></p>
<p>The boy looked up the estimate. I said that's too much. He said, Gran, have you counted the charcoal, the fish, and the little one eating it three takes running? Well, he had a point. A photo post is THB 18,000. They withhold 3%, that's 540, and THB 17,460 comes in. I write it in the same notebook as the rice.</p>
<p><strong>And if you have to buy ingredients?</strong></p>
<p>Some jobs let you buy and claim back. I keep the receipts under the mortar and he sends a photo. Up to the cap, they pay all of it back, and no tax comes off because I bought it for them. The only trouble was my fish lady, who'd never written a receipt in her life. Now she writes them. Only for me. She's proud of it.</p>
<p><strong>Can you withdraw money by yourself?</strong></p>
<p>With my glasses on. It goes to my BAAC account, and the name has to match my ID card. I once tried to use my grandson's account and it wouldn't let me. I was cross until he explained it's so nobody can walk off with my money. Then six digits come on the phone. I read them out loud, and he has to shush me.</p>
<h2>What she won't film</h2>
<p><strong>Is there anything you wouldn't do for any money?</strong></p>
<p>I don't film a child crying, I don't film in the temple, and I don't throw food away. However many takes, we eat it all. So I warn brands: I can change my words, I can change the sound. But a whole new pot has to wait until there are more people to feed.</p>
<p><strong>What do they say?</strong></p>
<p>They laugh, and mostly they don't ask for changes. He tells me they're allowed two rounds. I tell him they can come to dinner twice, then.</p>
<p><strong>A word for people your age?</strong></p>
<p>Don't think nobody wants to look at you because you're old. They're not looking at your face. They want to see a house where people eat together. Let the young ones handle the phone. Have them open the page <a href="/en/Influencer">for creators</a> and read it to you. Twice, mind.</p>
<p>The curry's done. Her youngest grandson wanders over, looks into the pot, and asks if there's pumpkin.</p>
`,
    },
  },
}
