export { es as en } from '../es/index.ts';
