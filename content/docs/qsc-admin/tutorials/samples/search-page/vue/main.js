import { createApp } from 'vue';
import { fromQuery } from '../search-url.mjs';
import SearchPage from './search-page.vue';

createApp(SearchPage, { first: { state: fromQuery(location.search) } }).mount('#search');
