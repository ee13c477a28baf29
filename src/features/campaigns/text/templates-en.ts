/** Templates of a brief, one for each objective. `dos` and `donts` are lists: one item per line. */
export default {
  legend: 'Start from',
  blank: 'A blank brief',
  note: 'Choose an objective and we’ll fill in the brief, dos and don’ts for you. You can change anything.',
  text_1:
    'Introduce the product to people who haven’t heard of it. Say who it’s for and which problem it solves, then show it in a real moment of your day.',
  dos_1:
    'Show the product clearly in the first 3 seconds\nSay the brand name once, out loud or on screen\nShoot in natural light, with no filter that changes the product’s colour',
  donts_1: 'Don’t show other brands in the same category\nDon’t promise results',
  text_2:
    'Explain how the product works, step by step. Use it the way you would at home and answer the question people ask you most about products like this.',
  dos_2:
    'Show every step from opening the pack to the result\nGive one tip from your own use\nSay how long you’ve used it',
  donts_2: 'Don’t compare the product with other brands by name\nDon’t make claims that aren’t on the label',
  text_3: 'Give people a reason to open the link today. Show what they’ll find there and tell them where to tap.',
  dos_3:
    'Mention the link in the first half of the post\nPut the tracking link where people can tap it\nShow the page or shop on screen',
  donts_3: 'Don’t use another link or a link shortener\nDon’t state a price that isn’t on the page',
  text_4: 'Start a conversation. Share your honest opinion, then ask a question that’s easy to answer in a comment.',
  dos_4: 'Ask one clear question near the end\nReply to comments on the first day\nUse your own words, not a script',
  donts_4: 'Don’t ask people to like or share to enter a draw\nDon’t delete comments that ask for the price',
  text_5: 'Show what people get with your code and how to use it at checkout. Say when it expires.',
  dos_5:
    'Show the code on screen for at least 2 seconds\nPut the code in the caption\nSay the discount and the last day',
  donts_5: 'Don’t share codes from other shops\nDon’t promise a discount other than the one agreed',
  text_0:
    'Say what this post is about, who should see it and what they should remember. Give the creator the facts and let them tell it their way.',
  dos_0:
    'Show the product or place clearly at least once\nSay the brand name once, out loud or on screen\nTell it in your own words',
  donts_0: 'Don’t show other brands in the same category\nDon’t make claims that aren’t in this brief',
} as const
