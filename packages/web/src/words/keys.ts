// Every message there is, by the English files: a key that does not exist does not compile.
type Home = typeof import('../../messages/en/home.json');
type Common = typeof import('../../messages/en/common.json');
type Settings = typeof import('../../messages/en/settings.json');
type About = typeof import('../../messages/en/about.json');
type Pieces = typeof import('../../messages/en/pieces.json');
type Table = typeof import('../../messages/en/table.json');
type Events = typeof import('../../messages/en/events.json');
type Grid = typeof import('../../messages/en/grid.json');
type Cards = typeof import('../../messages/en/cards.json');
type Offline = typeof import('../../messages/en/offline.json');
type Learn = typeof import('../../messages/en/learn.json');
type Rules = typeof import('../../messages/en/rules.json');
type Online = typeof import('../../messages/en/online.json');
type Account = typeof import('../../messages/en/account.json');

export type AppKey = keyof (Home & Common & Settings & Pieces & Table & Events & Grid & Cards & Offline);
export type LearnKey = keyof (Learn & Rules & About);
export type OnlineKey = keyof Online;
export type AccountKey = keyof Account;
export type Key = AppKey | LearnKey | OnlineKey | AccountKey;
